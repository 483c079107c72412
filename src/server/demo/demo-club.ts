import type { DamageSeverity } from "../../shared/damage/damage-severity";
import type { ClubSettings } from "../../shared/settings/club-settings";
import type { DemoKey } from "./demo-people";

// What is so at one demo club and otherwise at the next. Keys of boats are those of its own fleet.

export interface DemoClub {
  /** where its people have their e-mail */
  domain: string;
  /** what it says of itself; the rest is as documented */
  settings: Partial<ClubSettings>;
  /** where its people live, and how their telephone numbers begin */
  home: { address: string; city: string; province?: string; phonesBegin: string };
  boats: readonly DemoBoat[];
  /** days before today, today and after it; what lies outside the club's hours is left out */
  outings: readonly DemoOuting[];
  /** the first of what is booked for so many weeks at once */
  series: DemoOuting & { weeks: number };
  /** every week, in unlimited hours */
  weekly: { lunch: Weekly; dawn: Weekly };
  /** the boat that is booked out for a day */
  bookedOut: string;
  /** the boat that is on the water while the demo is first looked at, booked by nobody else that day */
  outNow: string;
  /** of which one has not come back, whichever nobody has had since */
  missed: readonly string[];
  /** where its crew said they would go */
  plan: string;
  damage: readonly DemoDamage[];
  regatta: string;
  tablet: string;
}

interface DemoBoat {
  key: string;
  name: string;
  description: string;
  /** the key of its kind */
  category: string;
  capacity: number;
  lockCode: string;
  available?: boolean;
  managerDisabled?: boolean;
  requiredClearance?: string;
  lights?: boolean;
}

/** A demo booking: days from today on the club's calendar. */
export interface DemoOuting {
  who: DemoKey;
  boat: string;
  day: number;
  startTime: string;
  duration: number;
  cancelled?: boolean;
  /** when it was booked; two days before, or just now, unless said otherwise */
  booked?: number;
  /** how it is shared: into so many equal parts, with somebody in, and somebody else asked */
  shared?: DemoShare;
}

export interface DemoShare {
  ways: number;
  in?: DemoKey;
  asked?: DemoKey;
  /** seats that any member may ask for */
  openSeats?: number;
}

type Weekly = Pick<DemoOuting, "boat" | "startTime">;

interface DemoDamage {
  boat: string;
  who: DemoKey;
  severity: DamageSeverity;
  what: string;
  hoursAgo: number;
}

/** What the demo's people or boats hold under a key. Throws where there is none. */
export function named<Held>(held: ReadonlyMap<string, Held>, key: string): Held {
  const found = held.get(key);
  if (found === undefined) throw new Error(`The demo has no ${key}`);
  return found;
}
