import { memo } from "react";
import type { SlotAnswer } from "../../../shared/slots/slot-answer";
import { formatTime } from "../../../shared/time/clock-times";
import { useFormats } from "../../clock/use-formats";
import { LockIcon } from "../../ui/icons/icons";
import { CheckIcon, CloseIcon } from "../../ui/icons/shell-icons";
import { AnswerMark } from "./answer-mark";
import { type GridSlot, isPressable, type Misfit, slotName } from "./grid-slots";

/** How a cell takes part in the chosen outing, or in the one pointed at. */
export type SpanPart = "start" | "rest" | "preview" | "in-the-way" | null;

interface SlotCellProps {
  slot: GridSlot;
  duration: number;
  part: SpanPart;
  /** taken, and pressed to hear when it comes free */
  waitable: boolean;
  tabStop: boolean;
}

/** Half an hour of the boat's day, large enough for gloves; low once it has passed. */
export const SlotCell = memo(function SlotCell(props: SlotCellProps) {
  const { slot, duration, part, waitable, tabStop } = props;
  const formats = useFormats();
  const time = formatTime(slot.startTime, formats);
  return (
    <button
      type="button"
      data-slot={slot.startTime}
      data-state={slot.state}
      data-misfit={slot.misfit ?? undefined}
      aria-label={slotName(slot, duration, formats)}
      aria-pressed={part === "start"}
      aria-disabled={!isPressable(slot) && !waitable}
      aria-haspopup={waitable ? "dialog" : undefined}
      tabIndex={tabStop ? 0 : -1}
      className={`${base} ${slot.state === "past" ? "min-h-8" : "min-h-15"} ${look(slot, part)} ${slot.kept || slot.offered ? keptLook : ""} ${waitable ? waitableLook : ""}`}
    >
      <span
        className={
          slot.state === "past"
            ? "text-xs line-through min-[22rem]:whitespace-nowrap"
            : "font-semibold"
        }
      >
        {time.slice(0, -3)} <span className="font-normal text-[0.7rem]">{time.slice(-2)}</span>
      </span>{" "}
      <Note slot={slot} part={part} />
    </button>
  );
});

const base =
  "grid scroll-mt-20 scroll-mb-44 content-center justify-items-center gap-0.5 rounded-md border px-0.5 text-sm leading-tight tabular-nums transition-[scale]";

const open = "border-line-strong bg-float text-ink hover:border-tide hover:bg-tide-soft";
const keptLook = "outline-2 outline-ink-soft outline-dashed -outline-offset-4";
const waitableLook = "cursor-pointer! hover:brightness-95";
const shut = "cursor-not-allowed border-transparent";

function look({ state, misfit }: GridSlot, part: SpanPart): string {
  if (part === "in-the-way")
    return "border-signal bg-signal-soft text-signal ring-2 ring-signal ring-inset";
  if (state === "just-booked") return "scale-[1.03] border-kelp bg-kelp-soft text-kelp";
  if (state === "held") return `${shut} bg-amber-soft text-amber`;
  if (state === "booked") return `${shut} bg-signal-soft text-signal`;
  if (state === "past") return `${shut} bg-transparent text-ink-soft`;
  if (state !== "available") return `${shut} border-line! border-dashed bg-sunken text-ink-soft`;
  if (part === "start" && misfit) return "border-amber bg-amber-soft text-amber";
  if (part === "start") return "border-tide bg-tide text-on-tide";
  if (part === "rest") return "border-tide bg-tide-soft text-tide-deep";
  if (part === "preview") return "border-tide border-dashed bg-tide-soft text-tide-deep";
  return misfit
    ? "border-line border-dashed bg-transparent text-ink-soft hover:border-amber"
    : open;
}

const misfitNotes: Record<Misfit, string> = {
  "too-late": "too late",
  "no-start": "no start",
  "too-short": "too short",
  "own-outing": "you row",
  "club-closed": "closed",
  dark: "dark",
  "no-go": "no-go",
};

/** A word or mark under the time. The cell's name says it in full, so here it is only painted. */
function Note({ slot, part }: { slot: GridSlot; part: SpanPart }) {
  const formats = useFormats();
  const { state, until, misfit } = slot;
  if (state === "just-booked")
    return (
      <span className="font-bold text-[0.65rem] max-[22rem]:text-[0.6rem] max-[22rem]:tracking-tighter">
        CONFIRMED
      </span>
    );
  if (state === "blocked") return <CloseIcon className="size-3.5" />;
  if (state === "club-closed") return <Painted words="closed" />;
  if (state === "too-far") return <LockIcon className="size-3.5" />;
  if (state === "held") return <Painted words="held" />;
  if (until) return <Painted words={`to ${formatTime(until, formats)}`} />;
  if ((slot.kept || slot.offered) && part === null) return <Painted words="yours" />;
  if (slot.answer) return <Answer answer={slot.answer} word={wordOf(slot)} />;
  if (misfit) return <Painted words={misfitNotes[misfit]} />;
  return part === "start" && <CheckIcon className="size-4" />;
}

const wordOf = ({ misfit, reason }: GridSlot) => (misfit ? misfitNotes[misfit] : reason);

/** The mark says what the start comes to, the word why. */
function Answer({ answer, word }: { answer: SlotAnswer; word: string | null | undefined }) {
  return (
    <span className="flex items-center justify-center gap-x-0.5">
      <AnswerMark answer={answer} />
      {word && <Painted words={word} />}
    </span>
  );
}

function Painted({ words }: { words: string }) {
  return (
    <span
      data-words={words}
      className="whitespace-nowrap text-[0.7rem] leading-4 tracking-tight after:content-[attr(data-words)] sm:text-xs sm:tracking-normal"
    />
  );
}
