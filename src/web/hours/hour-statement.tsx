import { useState } from "react";
import type { HourLineView } from "../../shared/hours/hour-schemas";
import { isUnlimited } from "../../shared/hours/quarters";
import { formatDate } from "../../shared/time/club-dates";
import { Button } from "../ui/button";

const shownAtFirst = 5;

/** The ledger as a statement, the newest line first: the last few, and all of it at a press. */
export function HourStatement({ lines }: { lines: readonly HourLineView[] }) {
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby="statement-title" className="grid gap-3">
      <h2 id="statement-title" className="text-2xl">
        Statement
      </h2>
      {lines.length === 0 && (
        <p className="text-ink-soft">Nothing yet. Your first hours will stand here.</p>
      )}
      {lines.length > 0 && (
        <table className="w-full border-line border-t text-left">
          <thead className="text-ink-soft text-sm">
            <tr className="border-line border-b">
              <th scope="col" className="py-2 pr-4 font-semibold">
                What
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                Hours
              </th>
              <th scope="col" className="py-2 pl-4 text-right font-semibold">
                Balance
              </th>
            </tr>
          </thead>
          <tbody>
            {(all ? lines : lines.slice(0, shownAtFirst)).map((line) => (
              <StatementLine key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      )}
      {lines.length > shownAtFirst && (
        <Button
          variant="quiet"
          className="justify-self-start"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? "Only the latest" : `All ${lines.length} lines`}
        </Button>
      )}
    </section>
  );
}

function StatementLine({ line }: { line: HourLineView }) {
  return (
    <tr className="border-line border-b align-top">
      <td className="py-2.5 pr-4">
        {line.reason}
        <br />
        <span className="text-ink-soft text-sm tabular-nums">
          {formatDate(line.date, "MMM d, yyyy")}
          {line.bookingReference ? ` · ${line.bookingReference}` : ""}
        </span>
      </td>
      <td
        className={`whitespace-nowrap py-2.5 text-right font-semibold ${line.hours > 0 ? "text-kelp" : ""}`}
      >
        {signed(line.hours)}
      </td>
      <td className="whitespace-nowrap py-2.5 pl-4 text-right text-ink-soft">
        {isUnlimited(line.balance) ? "Unlimited" : line.balance}
      </td>
    </tr>
  );
}

function signed(hours: number): string {
  if (isUnlimited(Math.abs(hours))) return hours > 0 ? "Unlimited" : "Ended";
  return hours > 0 ? `+${hours}` : `−${Math.abs(hours)}`;
}
