import { expect, test } from "vitest";
import { admin, anyone, approved, manager, member } from "../testing/access-levels";
import { plainEndpoints } from "../testing/http-endpoints";
import { openTestClub } from "../testing/open-test-club";
import { eachCaller, openCallers } from "../testing/role-callers";

const club = openTestClub();
const answers = openCallers(club);

/** Every endpoint that is neither a procedure nor a documented path. */
const plainTable: Record<string, number[]> = {
  "GET /api/admin/exports/members.csv": admin(200),
  "GET /api/admin/exports/bookings.csv": admin(200),
  "GET /api/admin/exports/ledger.csv": admin(200),
  "GET /api/admin/exports/payments.csv": admin(200),
  "GET /api/admin/exports/audit.csv": admin(200),
  "GET /api/admin/exports/boats.csv": admin(200),
  "GET /api/admin/exports/hours.csv": admin(200),
  "GET /api/admin/exports/clearances.csv": admin(200),
  "GET /api/admin/annual-report/hours.csv": admin(200),
  "GET /api/admin/annual-report/income.csv": admin(200),
  "GET /api/admin/annual-report/fleet.csv": admin(200),
  "GET /api/admin/annual-report/kinds.csv": admin(200),
  "GET /api/admin/annual-report/times.csv": admin(200),
  "GET /api/admin/annual-report/missed.csv": admin(200),
  "GET /api/admin/annual-report/kilometres.csv": admin(200),
  "GET /api/admin/annual-report/members.csv": admin(200),
  "GET /api/admin/annual-report/quiet.csv": admin(200),
  "GET /api/admin/annual-report.pdf": admin(200),
  "GET /api/bookings/:id/calendar.ics": member(404),
  "GET /api/boats/:id(^\\d{1,9})/qr.svg": manager(404),
  "GET /api/damage/:id(^\\d{1,10})/photos/:number(^\\d$)": approved(404),
  "GET /api/docs": anyone(200),
  "GET /api/docs/programs": anyone(200),
  "GET /api/openapi.json": anyone(200),
  "GET /api/receipts/:number(^\\d{1,10}).pdf": member(404),
  "GET /api/unsubscribe/:token": anyone(302),
  "POST /api/unsubscribe/:token": anyone(404),
  "GET /calendar/:file": anyone(404),
  "POST /paypal/webhook": anyone(400),
  "GET /healthz": anyone(200),
  "GET /readyz": anyone(200),
  "GET /manifest.webmanifest": anyone(200),
  "GET /boat-pictures/:hash(^[0-9a-f]{64}).:extension(^jpg|png|webp$)": anyone(404),
  "GET /club-pictures/:hash(^[0-9a-f]{64}).:extension(^jpg|png|webp$)": anyone(404),
};

const plain = plainEndpoints.filter(({ name }) => name !== "GET /*");

test("the table knows every other endpoint, and no more", () => {
  expect(Object.keys(plainTable).sort()).toEqual(plain.map(({ name }) => name).sort());
});

test.each(plain)(
  "$name answers each caller by its access level",
  async ({ name, method, target }) => {
    const given = await answers((client) => client.raw({ method, url: target, headers: {} }));
    expect(given).toEqual(eachCaller(plainTable[name] ?? []));
  },
);
