import { expect, expectTypeOf, test } from "vitest";
import { type RestRoute, restRoutes } from "./rest-routes";

/** The documented paths, written out here so that none is lost by an edit of the table. */
const documented = [
  "GET /api/auth/me",
  "POST /api/auth/login",
  "POST /api/auth/logout",
  "POST /api/auth/force-logout",
  "GET /api/logout",
  "PUT /api/auth/change-password",
  "POST /api/auth/reset-password",
  "POST /api/members/register",
  "GET /api/members/me",
  "GET /api/members/bookings",
  "GET /api/membership-plans",
  "GET /api/boats",
  "GET /api/boats/:id",
  "GET /api/boats/:id/availability",
  "POST /api/bookings",
  "DELETE /api/bookings/:id",
  "GET /api/admin/bookings/today",
  "GET /api/admin/bookings/range",
  "POST /api/admin/bookings",
  "PUT /api/admin/boats/:id/toggle",
  "GET /api/admin/members",
  "POST /api/admin/members",
  "GET /api/admin/members/:id/subscription",
  "PUT /api/admin/members/:id/approve",
  "PUT /api/admin/members/:id/reject",
  "POST /api/admin/members/:id/pause",
  "POST /api/admin/members/:id/reset-password",
  "POST /api/admin/members/:id/add-hours",
  "POST /api/admin/members/:id/subtract-hours",
  "DELETE /api/admin/members/:id",
  "PATCH /api/admin/members/:id/profile",
  "POST /api/admin/members/:id/purchase",
  "GET /api/manager/members",
  "GET /paypal/setup",
  "POST /paypal/order",
  "POST /paypal/order/:id/capture",
];

const served = restRoutes.map(({ method, path }) => `${method} ${path}`);

test.each(documented)("%s has a row", (call) => {
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
