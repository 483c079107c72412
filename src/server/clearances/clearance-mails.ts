import type { Clearance } from "../../shared/clearances/clearance-schemas";
import { formatDate } from "../../shared/time/club-dates";
import type { Mail } from "../mail/mail";
import { greeting } from "../mail/plain-words";

/** Clearances that end soon, each with its last day. */
export const clearanceEndsMail = (
  member: { firstName: string },
  ending: readonly Clearance[],
): Mail => ({
  kind: "clearance expiring",
  subject: ending.length === 1 ? `Your ${ending[0]?.name} ends soon` : "Your clearances end soon",
  text: [
    greeting(member),
    "what you are cleared to row ends soon:",
    ending
      .map(
        ({ name, expiresOn }) => `${name}: last day ${formatDate(expiresOn, "EEEE, MMMM d, yyyy")}`,
      )
      .join("\n"),
    "After that day you can no longer row the boats that ask for it. To have it renewed, please " +
      "ask at the club. {home}/dashboard",
  ].join("\n\n"),
});
