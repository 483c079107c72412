import type { Mail } from "./mail";

type Person = { firstName: string };

export const registeredMail = (clubName: string, member: Person): Mail => ({
  kind: "registration received",
  subject: `Your application to ${clubName}`,
  text: [
    `Hello ${member.firstName},`,
    "thank you for applying. We look at applications within 1-2 business days and write to you " +
      "as soon as yours is approved.",
    clubName,
  ].join("\n\n"),
});

export const approvedMail = (clubName: string, member: Person, publicUrl: string): Mail => ({
  kind: "approved",
  subject: `Welcome to ${clubName}`,
  text: [
    `Hello ${member.firstName},`,
    `your membership is approved. Sign in to book your first boat: ${publicUrl}/login`,
    clubName,
  ].join("\n\n"),
});

export const rejectedMail = (clubName: string, member: Person): Mail => ({
  kind: "rejected",
  subject: `Your application to ${clubName}`,
  text: [
    `Hello ${member.firstName},`,
    "thank you for your interest. We could not accept your application, and your account has " +
      "been removed. Please write to us if you have questions.",
    clubName,
  ].join("\n\n"),
});
