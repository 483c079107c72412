import { beforeAll, describe } from "vitest";
import { type DayHours, hoursOn } from "../../shared/profile/day-hours";
import type { ClubDate } from "../../shared/time/club-dates";
import type { DemoName } from "../env";
import { type ClubFacts, elbeFacts, willowsFacts } from "./club-facts";
import type { SeenClub } from "./open-as";
import { openDemoClub } from "./open-demo-club";
import { openTimedDemo, type TimedDemo } from "./open-timed-demo";
import { testMoment } from "./test-moment";

/** A demo club as the flows of its people see it. */
export interface FlowClub extends SeenClub, ClubFacts {
  name: DemoName;
  today: () => ClubDate;
  /** when it opens and closes on a day on which it does */
  hoursOf: (day: ClubDate) => DayHours;
}

/**
 * For the flows of people, which run at each demo club: at Willows as its server is started, whenever
 * that is, and at Elbe on a Saturday in June at noon. What measures a screen, or holds a documented
 * number, looks at Willows alone. Gives the club that is open, and what runs the flows.
 */
export const openFlowClubs = () => inTurn<FlowClub>({ Willows: openWillows, Elbe: openElbe });

/** For those that tell the clubs what time it is; at Elbe on this day. */
export const openTimedClubs = (elbeOn: ClubDate) =>
  inTurn<TimedDemo>({ Willows: () => openTimedDemo(), Elbe: () => openTimedDemo(elbeOn) });

function inTurn<Club>(clubs: Record<string, () => () => Club>) {
  let open: (() => Club) | undefined;
  const club = (): Club => {
    if (!open) throw new Error("A club is open only while its flows run.");
    return open();
  };
  const atEachClub = (flows: () => void): void => {
    for (const [place, openClub] of Object.entries(clubs))
      describe(`at ${place}`, () => {
        const opened = openClub();
        beforeAll(() => {
          open = opened;
        });
        flows();
      });
  };
  return { club, atEachClub };
}

function openWillows(): () => FlowClub {
  const demo = openDemoClub();
  const today = () => testMoment(new Date()).now.today;
  const hoursOf = hoursAt(willowsFacts);
  return () => ({ ...demo(), ...willowsFacts, name: "willows", today, hoursOf });
}

function openElbe(): () => FlowClub {
  const demo = openTimedDemo("2027-06-12");
  beforeAll(() => demo().itIs("12:00"));
  const hoursOf = hoursAt(elbeFacts);
  return () => ({ ...demo(), today: () => demo().day, hoursOf });
}

const hoursAt =
  ({ profile }: ClubFacts) =>
  (day: ClubDate): DayHours => {
    const hours = hoursOn(day, profile);
    if (!hours) throw new Error(`It is closed on ${day}.`);
    return hours;
  };
