import type { AnyProcedure } from "@trpc/server";
import { expect, test } from "vitest";
import { appRouter } from "./app-router";

// tRPC keeps them flat: each by its whole name.
const procedures: [string, AnyProcedure][] = Object.entries(Object(appRouter._def.procedures));
const writes = procedures.filter(([, { _def }]) => _def.type === "mutation");

test("there are writes to look at", () => {
  expect(writes.length).toBeGreaterThan(40);
});

test.each(writes)("%s says what it changes, be it nothing", (_name, { _def }) => {
  expect(Object(_def.meta).changes).toBeInstanceOf(Array);
});
