import type { Mail } from "../mail/mail";
import { greeting } from "../mail/plain-words";

/** An admin wants to see that mail arrives, and where its links lead. */
export const testMail = (member: { firstName: string }): Mail => ({
  kind: "test mail",
  subject: "A test mail",
  text: [
    greeting(member),
    "you asked for this message to see that the club's mail arrives. It does.",
    "Links in the club's mail lead to the address below. Should members open Slipway at another one, " +
      "set PUBLIC_URL to that before you invite them.",
    "{home}/admin",
  ].join("\n\n"),
});
