import type { BoardLine } from "../../shared/outings/board-line";
import type { ClubTime } from "../../shared/time/club-now";
import { stateNow } from "../outings/outing-now";
import { withTaps } from "../outings/with-taps";
import type { Tap } from "../taps/taps";

/** Today at the dock, in the order in which it is looked at. */
export interface Board {
  /** out and past their due time, those out longest over it first */
  late: BoardLine[];
  /** out, the first due first */
  out: BoardLine[];
  ready: BoardLine[];
  /** ready, but their boat is still out with somebody else */
  waiting: BoardLine[];
  later: BoardLine[];
  /** the latest landing first */
  back: BoardLine[];
}

/**
 * Sorts today's outings by where each stands at this minute, with what was pressed on this tablet
 * and has not reached the club yet. A boat is out once, whatever bookings its outing goes on with.
 */
export function sortBoard(lines: readonly BoardLine[], taps: readonly Tap[], now: ClubTime): Board {
  const board: Board = { late: [], out: [], ready: [], waiting: [], later: [], back: [] };
  const seen = new Set<number>();
  for (const line of [...lines].sort(by("bookingDate", "startTime"))) {
    const tapped = withTaps({ ...line, note: "", continues: null }, taps);
    const place = placeOf[stateNow(tapped, now)];
    const isOut = place === "late" || place === "out";
    if (!place || (isOut && seen.has(line.boat.id))) continue;
    if (isOut) seen.add(line.boat.id);
    board[place].push(tapped);
  }
  board.waiting = board.ready.filter(({ boat }) => seen.has(boat.id));
  board.ready = board.ready.filter(({ boat }) => !seen.has(boat.id));
  board.late.sort(by("bookingDate", "dueTime"));
  board.out.sort(by("dueTime"));
  board.back.sort(by("landedAt")).reverse();
  return board;
}

// What nobody launched is no longer of interest at the dock.
const placeOf = {
  late: "late",
  overdue: "late",
  launched: "out",
  ready: "ready",
  booked: "later",
  landed: "back",
  missed: null,
} as const;

const by =
  (...fields: ("bookingDate" | "startTime" | "dueTime" | "landedAt")[]) =>
  (one: BoardLine, other: BoardLine): number => {
    const [a, b] = [one, other].map((line) => fields.map((field) => line[field]).join(" "));
    return (a ?? "") < (b ?? "") ? -1 : 1;
  };
