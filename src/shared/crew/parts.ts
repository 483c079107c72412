/** How an outing is paid for, in quarters of a balance hour. */
export interface SharedCost {
  costQuarters: number;
  share: string;
  ways: number;
}

/** What each who comes along pays: of a part that is no whole quarter the rower has the rest. */
export const partQuarters = ({ costQuarters, share, ways }: SharedCost): number =>
  share === "equal" ? Math.floor(costQuarters / ways) : 0;

/** What of a booking is charged to whom, before somebody joins. */
export interface Charged {
  rowerQuarters: number;
  /** what came off its cost because nobody could pay it */
  waivedQuarters: number;
  /** what people who left still pay, those who left first first */
  left: readonly { id: number; quarters: number }[];
}

/**
 * Where the part goes of somebody who joins: to the rower, who pays for the whole; where they pay less
 * than that by now, to what was let off, and to those who left and still pay.
 */
export function planJoining(part: number, { rowerQuarters, waivedQuarters, left }: Charged) {
  const toRower = Math.min(part, rowerQuarters);
  const unwaived = Math.min(part - toRower, waivedQuarters);
  let rest = part - toRower - unwaived;
  const toLeft = [];
  for (const { id, quarters } of left) {
    const back = Math.min(rest, quarters);
    if (back > 0) toLeft.push({ id, quarters: back });
    rest -= back;
  }
  return { toRower, unwaived, toLeft };
}

/** What a leaver's part becomes, in quarters; the rower pays what comes back. */
export interface Leaving {
  back: number;
  /** charged to the rower */
  toRower: number;
  /** comes off the cost, because nobody pays it */
  waived: number;
  /** stays charged to the leaver until the booking is cancelled or moved */
  staysPaid: number;
}

/**
 * How somebody leaves who pays `part`, of which `kept` is theirs in any case. A rower who cannot pay
 * leaves it paid; who must go, because they are paused or leave the club, has it back in any case.
 */
export function planLeaving(
  part: number,
  kept: number,
  rower: { spendable: number; unlimited: boolean },
  must: boolean,
): Leaving {
  const back = part - kept;
  if (rower.unlimited) return { back, toRower: 0, waived: back, staysPaid: 0 };
  if (rower.spendable >= back) return { back, toRower: back, waived: 0, staysPaid: 0 };
  if (!must) return { back: 0, toRower: 0, waived: 0, staysPaid: back };
  return { back, toRower: rower.spendable, waived: back - rower.spendable, staysPaid: 0 };
}

/** How a cost goes in a boat with so many seats: into no more parts than it has. */
export const sharedAmong = ({ share, ways }: Omit<SharedCost, "costQuarters">, capacity: number) =>
  share === "equal" && capacity >= 2
    ? { share, ways: Math.min(ways, capacity) }
    : { share: "mine", ways: 1 };
