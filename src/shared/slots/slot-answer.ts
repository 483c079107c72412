import type { BookingPreview } from "./booking-preview";

/** The one answer to whether an outing should be, from the best to the worst. */
export const slotAnswers = ["free", "careful", "advised-against", "not-possible"] as const;
export type SlotAnswer = (typeof slotAnswers)[number];

export const answerWords: Record<SlotAnswer, string> = {
  free: "free",
  careful: "careful",
  "advised-against": "advised against",
  "not-possible": "not possible",
};

type Asked = Pick<BookingPreview, "refusal" | "warnings" | "sight">;

/**
 * What a start comes to. The dark counts: before sunrise and after sunset nothing is simply free.
 * Lack of hours says nothing of a start, so it is left to the running total.
 */
export function slotAnswer({ refusal, warnings, sight }: Asked): SlotAnswer {
  if (refusal && refusal.code !== "NOT_ENOUGH_HOURS") return "not-possible";
  if (warnings.length > 0) return "advised-against";
  return sight?.dark || sight?.conditions?.verdict === "careful" ? "careful" : "free";
}

/** A word for what speaks against a start; null where nothing does. */
export function answerReason({ warnings, sight }: Asked): "no-go" | "dark" | "careful" | null {
  if (isNoGo({ warnings })) return "no-go";
  if (sight?.dark) return "dark";
  return sight?.conditions?.verdict === "careful" ? "careful" : null;
}

/** Whether the club goes so far against it, without refusing, that it asks before it books. */
export const isNoGo = ({ warnings }: Pick<Asked, "warnings">): boolean =>
  warnings.some(({ code }) => code === "CONDITIONS_TOO_ROUGH");

/** What lies behind an answer that refuses nothing, in words; empty where there is nothing to say. */
export function answerReasons({ warnings, sight }: Omit<Asked, "refusal">): string {
  if (warnings.length > 0) return warnings.map(({ message }) => message).join(" ");
  return [...(sight?.dark ? [sight.dark] : []), ...(sight?.conditions?.reasons ?? [])].join("; ");
}
