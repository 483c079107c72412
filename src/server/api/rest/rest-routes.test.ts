import { expect, expectTypeOf, test } from "vitest";
import { documentedPaths } from "../../testing/documented-paths";
import { type RestRoute, restRoutes } from "./rest-routes";

const served = restRoutes.map(({ method, path }) => `${method} ${path}`);

test.each(documentedPaths)("%s has a row", (call) => {
  expect(served).toContain(call);
});

test("no call has two rows", () => {
  expect(new Set(served).size).toBe(served.length);
});

// Checked by the compiler: a row that names no procedure, or one of the other kind, is no row.
test("each row names a procedure of its kind", () => {
  type Row<Method, Procedure> = { method: Method; path: string; procedure: Procedure };
  expectTypeOf<Row<"GET", "bookings.mine">>().toExtend<RestRoute>();
  expectTypeOf<Row<"POST", "bookings.book">>().toExtend<RestRoute>();
  expectTypeOf<Row<"GET", "bookings.gone">>().not.toExtend<RestRoute>();
  expectTypeOf<Row<"GET", "bookings.book">>().not.toExtend<RestRoute>();
  expectTypeOf<Row<"POST", "bookings.mine">>().not.toExtend<RestRoute>();
});
