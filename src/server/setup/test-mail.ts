import type { Mail } from "../notifications/mail";
import { greeting } from "../notifications/plain-words";

export const testMailKind = "test mail";

/** An admin wants to see that mail arrives. */
export const testMail = (member: { firstName: string }): Mail => ({
  kind: testMailKind,
  subject: "A test mail",
  text: [
    greeting(member),
    "you asked for this message to see that the club's mail arrives. It does.",
    "{home}/admin",
  ].join("\n\n"),
});
