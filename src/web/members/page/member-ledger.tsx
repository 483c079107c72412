import type { HourLineView, HourLotView } from "../../../shared/hours/hour-schemas";
import { isUnlimited } from "../../../shared/hours/quarters";
import { useClubStamp } from "../../clock/use-club-stamp";
import { LotList } from "../../hours/lot-list";
import { LongList, MemberSection } from "./member-section";

interface MemberLedgerProps {
  lots: readonly HourLotView[];
  lines: readonly HourLineView[];
}

/** What is left and until when, and every line that led there. */
export function MemberLedger({ lots, lines }: MemberLedgerProps) {
  return (
    <MemberSection title="Hours">
      {lots.length === 0 ? (
        <p className="text-ink-soft">No hours left.</p>
      ) : (
        <LotList lots={lots} />
      )}
      <h3 className="pt-2 text-lg">Ledger</h3>
      <LongList items={lines} empty="Nothing was ever added or spent.">
        {(line) => <LedgerLine key={line.id} line={line} />}
      </LongList>
    </MemberSection>
  );
}

const kinds: Record<HourLineView["kind"], string> = {
  credit: "Added",
  charge: "Booking",
  refund: "Returned",
  subtraction: "Subtracted",
  expiry: "Expired",
  closure: "Closed",
};

function LedgerLine({ line }: { line: HourLineView }) {
  const stamp = useClubStamp();
  const facts = [stamp(line.createdAt).words, line.bookingReference].filter(Boolean);
  return (
    <li className="grid xs:grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
      <div className="grid min-w-0 gap-0.5">
        <p className="break-words">
          <span className="font-semibold">{kinds[line.kind]}</span>
          {line.reason && <span className="text-ink-soft"> · {line.reason}</span>}
        </p>
        <p className="text-ink-soft text-sm tabular-nums">{facts.join(" · ")}</p>
      </div>
      <p className="text-right tabular-nums">
        <span className={`font-semibold ${line.hours < 0 ? "text-signal" : "text-kelp"}`}>
          {signed(line.hours)}
        </span>
        <br />
        <span className="text-ink-soft text-sm">
          <span className="sr-only">balance </span>
          {amount(line.balance)}
        </span>
      </p>
    </li>
  );
}

const amount = (hours: number): string => (isUnlimited(hours) ? "Unlimited" : `${hours} h`);

/** "+2.5 h", "−1 h"; a charge of an unlimited member is 0. */
function signed(hours: number): string {
  if (isUnlimited(Math.abs(hours))) return hours < 0 ? "− Unlimited" : "Unlimited";
  return hours < 0 ? `−${-hours} h` : `+${hours} h`;
}
