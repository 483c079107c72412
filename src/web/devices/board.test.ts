import { expect, test } from "vitest";
import { type BoardLine, toBoardLine } from "../../shared/outings/board-line";
import type { PendingAction } from "../offline-queue/pending-actions";
import { testOuting, testOutingOut } from "../testing/outing";
import { sortBoard } from "./board";

const now = { today: "2026-11-20", minutes: 12 * 60 + 30 };
const heron = { id: 1, name: "Heron" };
const orca = { id: 2, name: "Orca" };
const tern = { id: 3, name: "Tern" };
const line = (over: Parameters<typeof testOuting>[0]) => toBoardLine(testOuting(over));
const out = (over: Parameters<typeof testOuting>[0]) => toBoardLine(testOutingOut(over));
const names = (lines: readonly BoardLine[]) => lines.map(({ boat }) => boat.name);

test("out comes by due time, the late ones apart and first", () => {
  const board = sortBoard(
    [
      out({ bookingId: 1, boat: tern, startTime: "11:00", dueTime: "14:00" }),
      out({ bookingId: 2, boat: heron, startTime: "12:00", dueTime: "13:00" }),
      out({ bookingId: 3, boat: orca, startTime: "10:00", dueTime: "12:29" }),
    ],
    [],
    now,
  );
  expect(names(board.late)).toEqual(["Orca"]);
  expect(names(board.out)).toEqual(["Heron", "Tern"]);
});

test("a boat that is out since yesterday is late, whatever time it was due", () => {
  const board = sortBoard([out({ bookingDate: "2026-11-19", dueTime: "20:00" })], [], now);
  expect(board.late).toHaveLength(1);
});

test("an outing that goes on with the next booking stands there once", () => {
  const board = sortBoard(
    [
      out({ bookingId: 2, startTime: "13:00", endTime: "14:00", dueTime: "14:00" }),
      out({ bookingId: 1, startTime: "12:00", endTime: "13:00", dueTime: "14:00" }),
    ],
    [],
    now,
  );
  expect(board.out).toMatchObject([{ bookingId: 1 }]);
});

test("what is booked becomes ready by the clock alone, and what nobody launched goes", () => {
  const lines = [
    line({ bookingId: 1, boat: heron, startTime: "12:45", endTime: "13:45", state: "booked" }),
    line({ bookingId: 2, boat: orca, startTime: "12:46", endTime: "13:46", state: "booked" }),
    line({ bookingId: 3, boat: tern, startTime: "11:00", endTime: "12:00", state: "missed" }),
  ];
  const { late, out, ready, later, back } = sortBoard(lines, [], now);
  expect([names(ready), names(later)]).toEqual([["Heron"], ["Orca"]]);
  expect([...late, ...out, ...back]).toEqual([]);
});

test("what is ready waits for its boat while somebody else has it, until that press of theirs", () => {
  const lines = [
    out({ bookingId: 1, boat: heron, startTime: "11:00", endTime: "12:00", dueTime: "12:00" }),
    line({ bookingId: 2, boat: heron }),
    line({ bookingId: 3, boat: orca }),
  ];
  const { ready, waiting } = sortBoard(lines, [], now);
  expect([names(ready), names(waiting)]).toEqual([["Orca"], ["Heron"]]);
  const action: PendingAction = {
    act: "land",
    key: "tap 1",
    by: "dock",
    bookingId: 1,
    boat: "Heron",
    at: "2026-11-20T19:29:00.000Z",
  };
  const landed = sortBoard(lines, [action], now);
  expect([names(landed.ready), names(landed.waiting)]).toEqual([["Heron", "Orca"], []]);
});

test("the last to land leads what is back", () => {
  const landed = (bookingId: number, boat: typeof heron, time: string) =>
    out({ bookingId, boat, landedAt: `2026-11-20T${time}:00.000Z` });
  const board = sortBoard([landed(1, heron, "18:00"), landed(2, orca, "19:00")], [], now);
  expect(names(board.back)).toEqual(["Orca", "Heron"]);
});

test("what was pressed here counts before the club has heard of it", () => {
  const action = (bookingId: number, act: "launch" | "land"): PendingAction => ({
    key: `tap ${bookingId}`,
    by: "dock",
    bookingId,
    boat: "Heron",
    at: "2026-11-20T19:30:00.000Z",
    ...(act === "launch" ? { act, aboard: [], plan: "" } : { act, kilometres: 6.2 }),
  });
  const lines = [line({ bookingId: 1, boat: heron }), out({ bookingId: 2, boat: orca })];
  const board = sortBoard(lines, [action(1, "launch"), action(2, "land")], now);
  expect(names(board.out)).toEqual(["Heron"]);
  expect(board.back).toMatchObject([{ boat: orca, kilometres: 6.2 }]);
});
