import pino from "pino";
import { expect, test } from "vitest";
import { Refusal } from "../../shared/refusals";
import { logFailure } from "./log-failure";

/** What stands in the log after this failed. */
function logged(status: number, thrown: unknown): string[] {
  const lines: string[] = [];
  const logger = pino({}, { write: (line) => lines.push(line) });
  logFailure(logger, status, thrown);
  return lines;
}

test("a bug is logged with where it was, and a refusal is not", () => {
  const [line] = logged(500, new Error("the oars are gone"));
  expect(line).toMatch(/the oars are gone.+log-failure\.test\.ts/);
  expect(logged(404, new Refusal("BOAT_NOT_FOUND"))).toEqual([]);
});

test("a payment of which the gateway says nothing is no failure of ours", () => {
  expect(logged(503, new Refusal("PAYMENT_UNCERTAIN"))).toEqual([]);
  expect(logged(503, new Refusal("DATABASE_UNREACHABLE"))).toHaveLength(1);
});
