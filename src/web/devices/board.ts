import type { BoardLine } from "../../shared/outings/board-line";
import type { ClubTime } from "../../shared/time/club-now";
import type { PendingAction } from "../offline-queue/pending-actions";
import { stateNow } from "../outings/outing-now";
import { withPendingActions } from "../outings/with-pending-actions";

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
export function sortBoard(
  lines: readonly BoardLine[],
  actions: readonly PendingAction[],
  now: ClubTime,
): Board {
  const board: Board = { late: [], out: [], ready: [], waiting: [], later: [], back: [] };
  const seen = new Set<number>();
  for (const line of [...lines].sort(by("bookingDate", "startTime"))) {
    const pending = withPendingActions({ ...line, note: "", continues: null }, actions);
    const place = placeOf[stateNow(pending, now)];
    const isOut = place === "late" || place === "out";
    if (!place || (isOut && seen.has(line.boat.id))) continue;
    if (isOut) seen.add(line.boat.id);
    board[place].push(pending);
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
