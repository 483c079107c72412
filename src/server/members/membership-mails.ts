import { fullName } from "../../shared/members/full-name";
import { invitationLinkDays, welcomeLinkDays } from "../../shared/members/link-lifetimes";
import { approvalTime } from "../../shared/profile/club-profile";
import type { Formats } from "../../shared/profile/formats";
import type { ClubTime } from "../../shared/time/club-now";
import type { Mail } from "../mail/mail";
import { greeting, plainWords } from "../mail/plain-words";
import { untilWords } from "../mail/until-words";

interface Applicant {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export const registeredMail = (clubName: string, member: { firstName: string }): Mail => ({
  kind: "registration received",
  subject: `Your application to ${clubName}`,
  text: [
    greeting(member),
    `thank you for applying. We look at applications within ${approvalTime} and write to you ` +
      "as soon as yours is approved.",
  ].join("\n\n"),
});

/** Tells an admin that somebody waits for an answer. */
export const newRegistrationMail = (applicant: Applicant): Mail => ({
  kind: "new registration",
  aboutMemberId: applicant.id,
  subject: `${nameOf(applicant)} would like to join`,
  text: [
    "Somebody has applied to the club:",
    `Name: ${nameOf(applicant)}\nE-mail: ${applicant.email}\n` +
      `Phone: ${plainWords(applicant.phone)}`,
    "Approve or reject the application here: {home}/member-management",
  ].join("\n\n"),
  many: {
    subject: "More people would like to join",
    text: "More people have applied than we write single mails for. All who wait: {home}/member-management",
  },
});

/** `welcome.link` chooses a password; without one the member already has their own. */
export const approvedMail = (
  clubName: string,
  member: { firstName: string },
  welcome: { link: string; until: ClubTime } | undefined,
  formats: Formats,
): Mail => ({
  kind: "approved",
  subject: `Welcome to ${clubName}`,
  ...(welcome && { secretLink: welcome.link }),
  text: [
    greeting(member),
    "your membership is approved.",
    ...(welcome
      ? [
          `Choose your password here. The link works once, for ${welcomeLinkDays} days, until ` +
            `${untilWords(welcome.until, formats)}:`,
          "{link}",
        ]
      : []),
    "Sign in and book your first boat: {home}/login",
  ].join("\n\n"),
});

/** Invites a member whom the club brought along; `link` chooses their first password. */
export const invitationMail = (
  clubName: string,
  member: { firstName: string },
  { link, until }: { link: string; until: ClubTime },
  formats: Formats,
): Mail => ({
  kind: "invitation",
  subject: `Your account at ${clubName}`,
  secretLink: link,
  text: [
    greeting(member),
    `${clubName} books its boats online now, and your account is ready. Choose your password here. ` +
      `The link works once, for ${invitationLinkDays} days, until ${untilWords(until, formats)}:`,
    "{link}",
    "After that, sign in with this e-mail address: {home}/login. Should the link be too old, " +
      "ask for a new one there.",
  ].join("\n\n"),
});

/** Tells a member under their new e-mail that it is the one of their account now. */
export const emailNowMail = (clubName: string, member: { firstName: string }): Mail => ({
  kind: "e-mail changed",
  subject: `Your e-mail at ${clubName}`,
  text: [
    greeting(member),
    `your account at ${clubName} has this e-mail address now. Sign in with it: {home}/login`,
    "You did not ask for that? Please write to us: this message can be answered.",
  ].join("\n\n"),
});

/** Tells whoever reads the e-mail before, which may be a stranger's: so it names nobody. */
export const emailGoneMail = (clubName: string, memberId: number): Mail => ({
  kind: "e-mail changed",
  aboutMemberId: memberId,
  subject: `Your e-mail at ${clubName}`,
  text: [
    "Hello,",
    `an account at ${clubName} had this e-mail address, and has another one now. Nothing more about ` +
      "it comes here.",
    "It was yours, and you did not ask for that? Please write to us: this message can be answered.",
  ].join("\n\n"),
});

export const rejectedMail = (clubName: string, member: { firstName: string }): Mail => ({
  kind: "rejected",
  subject: `Your application to ${clubName}`,
  text: [
    greeting(member),
    "thank you for your interest. We could not accept your application, and your account has " +
      "been removed. Please write to us if you have questions: this message can be answered.",
  ].join("\n\n"),
});

/** Tells the club that a member asks to be deleted. */
export const deletionRequestedMail = (
  member: { id: number; firstName: string; lastName: string; email: string },
  reason: string,
): Mail => ({
  kind: "deletion requested",
  aboutMemberId: member.id,
  subject: `${nameOf(member)} asks to be deleted`,
  text: [
    `${nameOf(member)} (${member.email}) asks the club to delete their account and data.`,
    `Reason: ${plainWords(reason || "none given")}`,
    `Their page: {home}/member-management/${member.id}`,
  ].join("\n\n"),
});

const nameOf = (person: { firstName: string; lastName: string }) => plainWords(fullName(person));
