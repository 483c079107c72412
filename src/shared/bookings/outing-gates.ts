import { findUncleared } from "../clearances/find-uncleared";
import { findClosed } from "../closures/find-closed";
import { findRough } from "../conditions/find-rough";
import { findDark } from "../daylight/find-dark";
import type { Refusal } from "../refusals";
import type { GateMode } from "../safety-settings";
import type { BookingLimits } from "./booking-rules";
import type { BookingSpan } from "./booking-span";
import { type Finding, refusalOf } from "./finding";
import type { GateFacts } from "./gate-facts";

/** Something an outing is asked before it may be: whether it is light, whether the club is open. */
interface Gate {
  find: (outing: BookingSpan, facts: GateFacts, limits: BookingLimits) => Finding | null;
  /** what the club makes of a finding */
  mode: (settings: GateFacts["settings"]) => GateMode;
  /** an admin's reason does not open it */
  stays?: true;
}

/** In the order in which their refusals answer; rules, Order of answers. */
const gates: readonly Gate[] = [
  { find: findClosed, mode: () => "refuse", stays: true },
  { find: findDark, mode: ({ daylight }) => daylight },
  { find: findUncleared, mode: () => "refuse" },
  { find: findRough, mode: ({ conditions }) => conditions },
];

/** The first refusal of the gates, and what is only told and kept with the booking. */
export interface GateAnswer {
  refusal: Refusal | null;
  warnings: Finding[];
}

/**
 * Asks every gate that the club has not switched off. What an admin takes upon themselves
 * (`overridden`) becomes a warning.
 */
export function askGates(
  outing: BookingSpan,
  facts: GateFacts,
  limits: BookingLimits,
  overridden = false,
): GateAnswer {
  const found = gates.flatMap(({ find, mode, stays }) => {
    const says = mode(facts.settings);
    const finding = says === "off" ? null : find(outing, facts, limits);
    const refuses = says === "refuse" && (stays || !overridden);
    return finding ? [{ finding, refuses }] : [];
  });
  const refused = found.find(({ refuses }) => refuses)?.finding;
  return {
    refusal: refused ? refusalOf(refused) : null,
    warnings: found.filter(({ refuses }) => !refuses).map(({ finding }) => finding),
  };
}
