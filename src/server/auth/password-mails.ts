import { oneTimeLinkMinutes } from "../../shared/members/link-lifetimes";
import type { Formats } from "../../shared/profile/formats";
import type { ClubTime } from "../../shared/time/club-now";
import type { Mail } from "../mail/mail";
import { untilWords } from "../mail/until-words";

/** A link that chooses a new password; the text says until when, because mail may come late. */
export const passwordLinkMail = (clubName: string, until: ClubTime, formats: Formats): Mail => ({
  kind: "password link",
  subject: `Choose a new password for ${clubName}`,
  text: [
    "Hello,",
    "someone asked for a new password for your account. If it was you, choose one here:",
    "{link}",
    `The link works once, for ${oneTimeLinkMinutes} minutes, until ${untilWords(until, formats)}. ` +
      "If it was not you, leave it be: nothing has changed.",
  ].join("\n\n"),
});
