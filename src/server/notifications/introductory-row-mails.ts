import type { IntroductoryRowInput } from "../../shared/introductory-rows/introductory-row-schemas";
import type { Mail } from "./mail";

/** Tells the club that somebody would like to try a row. */
export const introductoryRowMail = (row: IntroductoryRowInput): Mail => ({
  kind: "introductory row",
  subject: `${row.firstName} ${row.lastName} would like to try a row`,
  text: [
    `Name: ${row.firstName} ${row.lastName}`,
    `E-mail: ${row.email}`,
    `Phone: ${row.phone}`,
    `Emergency contact: ${row.emergencyContact || "not given"}`,
    `People: ${row.numberOfPeople}`,
    `Experience: ${row.experienceLevel}`,
    `Pays with: ${row.paymentMethod}`,
    `Wishes: ${row.specialRequests || "none"}`,
  ].join("\n"),
});
