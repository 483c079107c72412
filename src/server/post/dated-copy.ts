import { formatDate } from "../../shared/time/club-dates";
import type { OutboxMessage } from "../generated/prisma/client";
import type { ClubClock } from "../time/club-clock";

/**
 * The text of a message with the day it was written on, and without codes: an old text beside the codes of
 * today could send somebody to the wrong boat.
 */
export function copyOf(
  { text, createdAt }: Pick<OutboxMessage, "text" | "createdAt">,
  clock: ClubClock,
): string {
  if (isCopy({ text })) return text;
  const day = formatDate(clock.nowAt(createdAt).today, "EEEE, MMMM d, yyyy");
  const since = "What has changed since is here: {home}/dashboard";
  return `${copyWords} ${day}. ${since}\n\n${text.replace("{access}", codesElsewhere)}`;
}

/** Whether a message says itself of what day it is, and so stays true. */
export const isCopy = ({ text }: Pick<OutboxMessage, "text">): boolean =>
  text.startsWith(copyWords);

const copyWords = "This is a copy of our message of";
const codesElsewhere = "Your dashboard shows the codes that hold, in time for the outing.";
