import type { GateAnswer } from "../bookings/gate-answer";
import { nearestWords } from "../bookings/nearest-words";
import { type ClearanceFacts, findUncleared } from "../clearances/find-uncleared";
import { isLetPass, type LetPass } from "../clearances/let-pass";
import { type ClosureFacts, findClosed } from "../closures/find-closed";
import { findRough, roughAdvice } from "../conditions/find-rough";
import { darkAdvice, findDark } from "../daylight/find-dark";
import { type Finding, refusalOf } from "../finding";
import type { BookingLimits } from "../profile/booking-horizon";
import type { ClubProfile } from "../profile/club-profile";
import type { Formats } from "../profile/formats";
import type { GateMode } from "../profile/gate-mode";
import type { BookingSpan } from "../time/booking-span";
import type { ClubTime } from "../time/club-now";
import type { WaterFacts } from "./gate-facts";

/** Something an outing is asked before it may be: whether it is light, whether the club is open. */
interface Gate<Facts> {
  /** names the limit and what was found */
  find: (
    outing: BookingSpan,
    facts: Facts,
    formats: Formats,
    limits: BookingLimits,
  ) => Finding | null;
  /** what is said of a finding by a club that only warns */
  advise?: (finding: Finding, outing: BookingSpan, facts: Facts, formats: Formats) => string;
  /** what the club makes of a finding */
  mode: (facts: Facts) => GateMode;
  /** an admin's reason does not open it */
  stays?: boolean;
  /** what is in the way has an end, such as the night: its last or first start is told */
  hasEnd?: boolean;
  /** it is the same all day: no other start would do, and the finding itself says what would */
  allDay?: boolean;
}

const closed: Gate<ClosureFacts> = { find: findClosed, mode: () => "refuse", stays: true };
const cleared: Gate<ClearanceFacts> = {
  find: (outing, facts, _formats, limits) => findUncleared(outing, facts, limits),
  mode: () => "refuse",
  allDay: true,
};

/** In the order in which their refusals answer; rules, Order of answers. */
const gates: readonly Gate<WaterFacts>[] = [
  closed,
  {
    find: findDark,
    advise: (_finding, outing, facts, formats) => darkAdvice(outing, facts, formats),
    mode: ({ settings }) => settings.daylight,
    hasEnd: true,
  },
  cleared,
  { find: findRough, advise: roughAdvice, mode: ({ settings }) => settings.conditions },
];

/** What is known of an outing, and so which gates can be asked. */
export type KnownOfGates<Facts extends WaterFacts = WaterFacts> =
  | { ask: "all"; facts: Facts }
  /** at the dock, what may have changed since the boat was booked; no other start is named there */
  | { ask: "again"; facts: ClosureFacts & ClearanceFacts; letPass: LetPass }
  /** of somebody else's rower a page knows only whether the club is open */
  | { ask: "closures"; facts: ClosureFacts };

export interface Asking<Facts extends WaterFacts = WaterFacts> {
  known: KnownOfGates<Facts>;
  limits: BookingLimits;
  /** an admin takes upon themselves what a reason passes */
  overridden: boolean;
  now: ClubTime;
  profile: ClubProfile;
}

/**
 * Asks every gate that the club has not switched off. What an admin takes upon themselves
 * (`overridden`) becomes a warning, with the sentence of the refusal; a warning of a club that refuses
 * nothing is worded as advice. The start that is named instead passes every gate that would refuse it.
 */
export function askGates(outing: BookingSpan, asking: Asking): GateAnswer {
  const asked = gatesOf(outing, asking);
  const found = asked.flatMap((gate) => {
    const finding = gate.find(outing);
    if (!finding) return [];
    const message =
      gate.advice(finding, outing) ??
      (namesOther(gate, asking)
        ? `${finding.message} ${insteadWords(outing, gate, asked, asking)}`
        : finding.message);
    return [{ finding: { ...finding, message }, refuses: gate.refuses }];
  });
  const refused = found.find(({ refuses }) => refuses)?.finding;
  return {
    refusal: refused ? refusalOf(refused) : null,
    warnings: found.filter(({ refuses }) => !refuses).map(({ finding }) => finding),
    isStopped: (other) => asked.some(({ refuses, find }) => refuses && find(other) !== null),
  };
}

/** A gate that is asked, with what it looks at. */
interface AskedGate {
  find: (outing: BookingSpan) => Finding | null;
  /** what the club advises; null where it goes further, or has no words of its own for it */
  advice: (finding: Finding, outing: BookingSpan) => string | null;
  refuses: boolean;
  hasEnd: boolean;
  allDay: boolean;
}

function gatesOf(outing: BookingSpan, asking: Asking): AskedGate[] {
  const { known } = asking;
  switch (known.ask) {
    case "all":
      return gates.flatMap((gate) => withFacts(gate, known.facts, asking));
    case "again": {
      const open = withFacts(closed, known.facts, asking);
      if (isLetPass(outing, known.facts, known.letPass)) return open;
      return [...open, ...withFacts(cleared, known.facts, asking)];
    }
    case "closures":
      return withFacts(closed, known.facts, asking);
  }
}

function withFacts<Facts>(
  gate: Gate<Facts>,
  facts: Facts,
  { limits, overridden, profile }: Asking,
): AskedGate[] {
  const { find, advise, stays = false, hasEnd = false, allDay = false } = gate;
  const mode = gate.mode(facts);
  if (mode === "off") return [];
  return [
    {
      find: (outing) => find(outing, facts, profile, limits),
      advice: (finding, outing) =>
        (mode === "warn" && advise?.(finding, outing, facts, profile)) || null,
      refuses: mode === "refuse" && (stays || !overridden),
      hasEnd,
      allDay,
    },
  ];
}

const namesOther = ({ allDay }: AskedGate, { known }: Asking): boolean =>
  !allDay && known.ask !== "again";

function insteadWords(
  outing: BookingSpan,
  gate: AskedGate,
  asked: readonly AskedGate[],
  { limits, now, profile }: Asking,
): string {
  const inTheWay = asked.filter((one) => one === gate || (one.refuses && !one.allDay));
  const isStopped = (other: BookingSpan) => inTheWay.some(({ find }) => find(other) !== null);
  return nearestWords(outing, { isStopped, now, limits, profile, hasEnd: gate.hasEnd });
}
