import type { IntroductoryRowInput } from "../../shared/introductory-rows/introductory-row-schemas";
import { fullName } from "../../shared/members/full-name";
import type { Mail } from "../mail/mail";
import { plainWords } from "../mail/plain-words";

/** Tells the club that somebody would like to try a row. */
export const introductoryRowMail = (row: IntroductoryRowInput): Mail => ({
  kind: "introductory row",
  aboutEmail: row.email,
  subject: `${name(row)} would like to try a row`,
  text: [
    `Name: ${name(row)}`,
    `E-mail: ${row.email}`,
    `Phone: ${plainWords(row.phone)}`,
    `Emergency contact: ${plainWords(row.emergencyContact || "not given")}`,
    `People: ${row.numberOfPeople}`,
    `Experience: ${row.experienceLevel}`,
    `Pays with: ${row.paymentMethod}`,
    `Wishes: ${plainWords(row.specialRequests || "none")}`,
  ].join("\n"),
  many: {
    subject: "More people would like to try a row",
    text: "More people have asked than we write single mails for. All who wait: {home}/row-requests",
  },
});

const name = (row: IntroductoryRowInput) => plainWords(fullName(row));
