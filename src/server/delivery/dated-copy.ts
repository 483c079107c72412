import { formatDate } from "../../shared/time/club-dates";
import type { OutboxMessage } from "../generated/prisma/client";
import type { ClubClock } from "../time/club-clock";

/**
 * The text of a message with the day it was written on, and without codes: an old text beside the codes of
 * today could send somebody to the wrong boat.
 */
export function copyOf(
  { copy, text, createdAt }: Pick<OutboxMessage, "copy" | "text" | "createdAt">,
  clock: ClubClock,
): Pick<OutboxMessage, "copy" | "text"> {
  if (copy) return { copy, text };
  const day = formatDate(clock.nowAt(createdAt).today, "EEEE, MMMM d, yyyy");
  const since = "What has changed since is here: {home}/dashboard";
  const head = `This is a copy of our message of ${day}. ${since}`;
  return { copy: true, text: `${head}\n\n${text.replace("{access}", codesElsewhere)}` };
}

const codesElsewhere = "Your dashboard shows the codes that hold, in time for the outing.";
