import type { BookingSpan } from "../../../shared/time/booking-span";
import { outingTimes } from "../../../shared/time/outing-words";
import { useFormats } from "../../clock/use-formats";
import { Button } from "../../ui/button";
import { AnswerLine } from "../grid/answer-line";
import { costWords } from "./cost-words";
import type { JudgedOuting } from "./judge-outing";
import { insteadWords } from "./what-would-do";

interface BookingTotalProps {
  boatName: string;
  outing: JudgedOuting | null;
  /** whether there is an outing for the button to book */
  ready: boolean;
  /** what to do next while nothing is chosen */
  hint: string;
  /** whether it has just booked, and so steps aside for what was booked */
  aside: boolean;
  /** what the button does: in full, and while it is doing it */
  confirm: { label: string; pendingLabel: string };
  pending: boolean;
  /** asked to book the same outing for several weeks, where it may be */
  onRepeat?: (() => void) | undefined;
  onInstead: (span: BookingSpan) => void;
  onConfirm: () => void;
}

/**
 * The running total and the one button that books, in reach of a thumb: a low line until something
 * is chosen.
 */
export function BookingTotal(props: BookingTotalProps) {
  const formats = useFormats();
  const { boatName, outing, ready, hint, aside, confirm, pending, onConfirm } = props;
  const instead = ready ? (outing?.instead ?? null) : null;
  return (
    <div
      data-aside={aside || undefined}
      className={`-mx-4 bottom-0 z-10 rounded-b-lg border-line border-t bg-float px-4 sm:-mx-6 sm:flex sm:min-h-20 sm:items-center sm:justify-between sm:gap-4 sm:px-6 ${aside ? "" : "sticky"} ${ready ? "grid gap-2 py-3" : "flex h-14 items-center justify-between gap-3 max-[24rem]:h-auto max-[24rem]:min-h-14 max-[24rem]:flex-wrap max-[24rem]:gap-y-1 max-[24rem]:py-1.5"}`}
    >
      <output
        aria-live="polite"
        className={`block min-w-0 text-sm leading-snug ${ready ? "" : "min-[24rem]:max-sm:*:truncate"}`}
      >
        {outing ? (
          <>
            <strong className="block text-base max-sm:leading-snug">
              {outingTimes(outing.span, formats)} · {boatName}
            </strong>
            {!outing.inTheWay && <span className="block text-ink-soft">{costWords(outing)}</span>}
            <AnswerLine outing={outing} />
          </>
        ) : (
          <span className="text-ink-soft">{hint}</span>
        )}
      </output>
      {outing && instead && (
        <Button className="min-h-12 shrink-0" onClick={() => props.onInstead(instead)}>
          {insteadWords(outing.span, instead, formats)}
        </Button>
      )}
      <span className="flex gap-2 sm:shrink-0">
        {props.onRepeat && ready && !instead && (
          <Button
            variant="secondary"
            onClick={props.onRepeat}
            className="min-h-12 max-sm:px-3 max-sm:text-sm sm:whitespace-nowrap"
          >
            Repeat weekly
          </Button>
        )}
        <Button
          variant={ready && !instead ? "primary" : "secondary"}
          pending={pending}
          pendingLabel={confirm.pendingLabel}
          onClick={onConfirm}
          className={`shrink-0 sm:min-w-44 ${ready ? "min-h-12 max-sm:flex-1" : "max-sm:px-3 max-sm:text-sm"}`}
        >
          {confirm.label}
        </Button>
      </span>
    </div>
  );
}
