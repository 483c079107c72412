import type { MailState } from "../../shared/mail/outbox-schemas";
import type { Tone } from "../ui/badge";

export const mailStateWords: Record<MailState, { word: string; tone: Tone }> = {
  waiting: { word: "On its way", tone: "tide" },
  sent: { word: "Sent", tone: "good" },
  kept: { word: "Kept as a file", tone: "careful" },
  aside: { word: "Set aside", tone: "danger" },
  dropped: { word: "Not sent", tone: "neutral" },
};
