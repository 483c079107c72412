import { expect, test } from "vitest";
import { appRouter } from "./app-router";
import { restRoutes } from "./rest-routes";

/** The documented paths; spec part 1 §7 and part 2 §7, ids written as the product writes them. */
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
];

const served = restRoutes.map(({ method, path }) => `${method} ${path}`);
const procedures = new Map(Object.entries(appRouter._def.procedures));

test.each(documented)("%s has a row", (call) => {
  expect(served).toContain(call);
});

test("no call has two rows", () => {
  expect(new Set(served).size).toBe(served.length);
});

test.each(restRoutes)("$method $path names a procedure of its kind", (route) => {
  const reads = route.method === "GET" && !route.redirect;
  const procedure = procedures.get(route.procedure);
  expect(Object(procedure)._def?.type).toBe(reads ? "query" : "mutation");
});
