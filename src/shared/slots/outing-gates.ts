import type { BookingLimits } from "../bookings/booking-rules";
import { type Finding, refusalOf } from "../bookings/finding";
import { nearestWords } from "../bookings/nearest-words";
import { findUncleared } from "../clearances/find-uncleared";
import { findClosed } from "../closures/find-closed";
import { findRough } from "../conditions/find-rough";
import { findDark } from "../daylight/find-dark";
import type { Refusal } from "../refusals";
import type { GateMode } from "../settings/safety-settings";
import type { BookingSpan } from "../time/booking-span";
import type { WaterFacts } from "./gate-facts";

/** Something an outing is asked before it may be: whether it is light, whether the club is open. */
interface Gate {
  /** names the limit and what was found */
  find: (outing: BookingSpan, facts: WaterFacts, limits: BookingLimits) => Finding | null;
  /** what the club makes of a finding */
  mode: (settings: WaterFacts["settings"]) => GateMode;
  /** an admin's reason does not open it */
  stays?: true;
  /** what is in the way has an end, such as the night: its last or first start is told */
  hasEnd?: true;
  /** it is the same all day: no other start would do, and the finding itself says what would */
  allDay?: true;
}

/** In the order in which their refusals answer; rules, Order of answers. */
const gates: readonly Gate[] = [
  { find: findClosed, mode: () => "refuse", stays: true },
  { find: findDark, mode: ({ daylight }) => daylight, hasEnd: true },
  { find: findUncleared, mode: () => "refuse", allDay: true },
  { find: findRough, mode: ({ conditions }) => conditions },
];

/** The first refusal of the gates, and what is only told and kept with the booking. */
export interface GateAnswer {
  refusal: Refusal | null;
  warnings: Finding[];
  /** whether a gate would refuse another outing of the same day */
  isStopped: (other: BookingSpan) => boolean;
}

/**
 * Asks every gate that the club has not switched off. What an admin takes upon themselves
 * (`overridden`) becomes a warning. The start that is named instead passes every gate that would
 * refuse it.
 */
export function askGates(
  outing: BookingSpan,
  facts: WaterFacts,
  limits: BookingLimits,
  overridden = false,
): GateAnswer {
  const refuses = ({ mode, stays }: Gate) =>
    mode(facts.settings) === "refuse" && (stays === true || !overridden);
  const found = gates.flatMap((gate) => {
    if (gate.mode(facts.settings) === "off") return [];
    const finding = gate.find(outing, facts, limits);
    if (!finding) return [];
    if (gate.allDay) return [{ finding, refuses: refuses(gate) }];
    const inTheWay = gates.filter((one) => one === gate || (refuses(one) && !one.allDay));
    const isStopped = (other: BookingSpan) =>
      inTheWay.some(({ find }) => find(other, facts, limits) !== null);
    const instead = nearestWords(outing, {
      isStopped,
      now: facts.now,
      limits,
      hasEnd: gate.hasEnd,
    });
    const message = `${finding.message} ${instead}`;
    return [{ finding: { ...finding, message }, refuses: refuses(gate) }];
  });
  const refused = found.find((one) => one.refuses)?.finding;
  return {
    refusal: refused ? refusalOf(refused) : null,
    warnings: found.filter((one) => !one.refuses).map(({ finding }) => finding),
    isStopped: (other) =>
      gates.some((gate) => refuses(gate) && gate.find(other, facts, limits) !== null),
  };
}
