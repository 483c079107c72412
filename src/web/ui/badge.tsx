import type { ReactNode } from "react";

export type Tone = "neutral" | "tide" | "cedar" | "good" | "careful" | "danger";

const tones: Record<Tone, string> = {
  neutral: "bg-sunken text-ink-soft",
  tide: "bg-tide-soft text-tide-deep",
  cedar: "bg-cedar-soft text-cedar",
  good: "bg-kelp-soft text-kelp",
  careful: "bg-amber-soft text-amber",
  danger: "bg-signal-soft text-signal",
};

/** A word about a thing's state. The colour only repeats what the word says. */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 xs:whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
