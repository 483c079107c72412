import { formatHours } from "../../shared/hours/quarters";
import type { Mail } from "./mail";

/** A booking has left few hours. */
export const hoursLowMail = (member: { firstName: string }, hoursLeft: number): Mail => ({
  kind: "hours running low",
  topic: "hours",
  subject: `${formatHours(hoursLeft)} left on your account`,
  text: [
    `Hello ${member.firstName},`,
    `your last booking leaves ${formatHours(hoursLeft)} on your account. Get more here:`,
    "{home}/hour-packages",
  ].join("\n\n"),
});
