import { club } from "../../shared/club";
import type { Mail } from "./mail";

export const passwordLinkMail = (clubName: string): Mail => ({
  kind: "password link",
  subject: `Choose a new password for ${clubName}`,
  text: [
    "Hello,",
    "someone asked for a new password for your account. If it was you, choose one here:",
    "{link}",
    `The link works once, for ${club.oneTimeLinkMinutes} minutes. If it was not you, leave it be: ` +
      "nothing has changed.",
  ].join("\n\n"),
});
