import { expect, test } from "vitest";
import { procedures } from "./procedures";

const writes = procedures.filter(({ type }) => type === "mutation");

test("there are writes to look at", () => {
  expect(writes.length).toBeGreaterThan(40);
});

test.each(writes)("$name says what it changes, be it nothing", ({ meta }) => {
  if (meta.changes !== "acts") expect(meta.changes).toBeInstanceOf(Array);
});
