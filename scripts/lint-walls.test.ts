import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "../src/server/project-root";

/** A made-up file per wall: where it lies, what it says, and a piece of what lint answers. */
const broken: readonly [wall: string, file: string, code: string, message: string][] = [
  [
    "a noun takes from another what the table does not name",
    "src/web/boats/a.ts",
    'export { x } from "../bookings/booking-desk";',
    "boats > bookings/booking-desk: nouns stand side by side",
  ],
  [
    "a noun takes a part of another that is not shown to it",
    "src/web/bookings/a.ts",
    'export type { X } from "../boats/fleet-row";',
    "bookings > boats/fleet-row: nouns stand side by side",
  ],
  [
    "a noun fetches a part of another when it is needed",
    "src/web/audit/a.ts",
    'export const x = () => import("../members/member-page");',
    "audit > members/member-page: nouns stand side by side",
  ],
  [
    "a noun takes from a room above it",
    "src/web/members/a.ts",
    'export { x } from "../admin/member-line";',
    "members > admin/member-line: only the frame takes from a room",
  ],
  [
    "a room takes from the frame",
    "src/web/shell/a.ts",
    'export { x } from "../screens";',
    "shell > screens: only main and render-app take from the frame",
  ],
  [
    "the layout takes from a noun",
    "src/web/layout/a.ts",
    'export { x } from "../weather/weather-widget";',
    "layout > weather/weather-widget: nouns stand on this",
  ],
  [
    "what every screen asks takes from a noun",
    "src/web/session.ts",
    'export { x } from "./auth/stored-keys";',
    "desk > auth/stored-keys: nouns stand on this",
  ],
  [
    "a part of ui knows who is signed in",
    "src/web/ui/a.ts",
    'export { x } from "../session";',
    "ui > session: ui knows no club",
  ],
  [
    "the browser takes code of the server",
    "src/web/boats/b.ts",
    'export { x } from "../../server/boats/add-boat";',
    "src/web takes only types from src/server",
  ],
  [
    "the server takes from the browser",
    "src/server/boats/a.ts",
    'export { x } from "../../web/paths";',
    "src/server never imports src/web",
  ],
  [
    "the API asks a table",
    "src/server/api/a.ts",
    "export const x = (house: House) => house.db.booking.count();",
    "src/server/api reads no database",
  ],
  [
    "the API asks the database in SQL",
    "src/server/api/admin/b.ts",
    "export const x = (db: Db) => db.$queryRaw`SELECT 1`;",
    "src/server/api reads no database",
  ],
  [
    "a verb knows Fastify",
    "src/server/bookings/a.ts",
    'export type { FastifyRequest } from "fastify";',
    "src/server/bookings knows no HTTP",
  ],
  [
    "a verb knows a procedure",
    "src/server/members/a.ts",
    'export { x } from "../api/trpc";',
    "src/server/members knows no HTTP",
  ],
  [
    "the ground takes from a noun",
    "src/server/time/a.ts",
    'export { x } from "../bookings/book-boat";',
    "time > bookings/book-boat: a room takes values from the storeys below it",
  ],
  [
    "what decides on a slot takes from a verb of people",
    "src/server/slots/a.ts",
    'import { x } from "../bookings/book-boat";',
    "slots > bookings/book-boat: a room takes values from the storeys below it",
  ],
  [
    "a noun fetches a noun beside it when it is needed",
    "src/server/damage/a.ts",
    'export const x = () => import("../closures/close-club");',
    "damage > closures/close-club: a room takes values from the storeys below it",
  ],
  [
    "a part of a room takes from the counter",
    "src/server/payments/paypal/a.ts",
    'import { x } from "../../jobs/club-jobs";',
    "payments > jobs/club-jobs: a room takes values from the storeys below it",
  ],
  [
    "the locks take from a noun",
    "src/server/locks.ts",
    'import { x } from "./members/add-member";',
    "locks > members/add-member: a room takes values from the storeys below it",
  ],
  [
    "a rule takes from the server",
    "src/shared/bookings/a.ts",
    'export { x } from "../../server/time/club-time";',
    "src/shared is below both sides",
  ],
  [
    "a rule takes from one that is decided with it",
    "src/shared/bookings/d.ts",
    'import { x } from "../slots/outing-gates";',
    "bookings > slots/outing-gates: a room takes values from the storeys below it",
  ],
  [
    "the ground of shared takes from a rule",
    "src/shared/time/d.ts",
    'export { x } from "../bookings/booking-rules";',
    "time > bookings/booking-rules: a room takes values from the storeys below it",
  ],
  [
    "a rule uses a library that only one side has",
    "src/shared/bookings/b.ts",
    'export { x } from "react";',
    "src/shared is pure",
  ],
  [
    "a rule looks at the clock",
    "src/shared/time/a.ts",
    "export const x = () => new Date();",
    "src/shared has no clock",
  ],
  [
    "a rule reads the milliseconds",
    "src/shared/time/b.ts",
    "export const x = (now = Date.now) => now();",
    "src/shared has no clock",
  ],
  [
    "the product takes from a testing folder",
    "src/server/demo/a.ts",
    'export { x } from "../testing/builders";',
    "The product imports nothing from a testing folder",
  ],
];

/** What the walls let through, so that lint is not right by refusing everything. */
const allowed: readonly [file: string, code: string][] = [
  ["src/web/bookings/c.ts", 'export { x } from "../boats/fleet";'],
  ["src/web/boats/c.ts", 'export { x } from "../ui/illustrations/boat-profile";'],
  ["src/web/boats/d.ts", 'export { x } from "../layout/admin-screen";'],
  ["src/web/boats/e.ts", 'export { x } from "../../shared/boats/boat-schemas";'],
  ["src/web/boats/f.test.ts", 'export { x } from "../bookings/booking-desk";'],
  ["src/web/dashboard/a.ts", 'export { x } from "../hours/hour-balance-card";'],
  ["src/web/layout/b.ts", 'export { x } from "../session";'],
  ["src/web/screens.tsx", 'export const x = () => import("./boats/boats-page");'],
  ["src/web/api.ts", 'export type { X } from "../server/api/app-router";'],
  ["src/server/api/c.ts", "export const x = (ctx: Context) => listBoats(ctx.db, true);"],
  ["src/server/boats/b.ts", "export const x = (db: Db) => db.boat.count();"],
  ["src/server/slots/b.ts", 'import { x } from "../fleet/boat-queries";\nx();'],
  ["src/server/time/b.ts", 'export type { X } from "../bookings/book-boat";'],
  ["src/server/payments/paypal/b.ts", 'import { x } from "../gateway";\nx();'],
  [
    "src/server/bookings/b.ts",
    'import type { X } from "../booking-offers/make-offer";\nexport type Y = X;',
  ],
  ["src/shared/slots/c.ts", 'import { x } from "../bookings/booking-rules";\nx();'],
  ["src/shared/time/c.ts", "export const x = (at: string) => new Date(at);"],
];

let folder: string;
let said: Map<string, string[]>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-walls-"));
  for (const part of [".biome.json", ".config", ".gitignore"]) {
    await cp(path.join(projectRoot, part), path.join(folder, part), { recursive: true });
  }
  for (const [, file, code] of broken) await write(file, code);
  for (const [file, code] of allowed) await write(file, code);
  said = await lint();
});

afterAll(() => rm(folder, { recursive: true }));

async function write(file: string, code: string) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), `${code}\n`);
}

/** What lint says of each file in the folder. */
function lint(): Promise<Map<string, string[]>> {
  const biome = path.join(projectRoot, "node_modules/@biomejs/biome/bin/biome");
  const options = ["lint", "--reporter=json", "--max-diagnostics=none", "src"];
  return new Promise((resolve) => {
    execFile(process.execPath, [biome, ...options], { cwd: folder }, (_, out) => {
      const messages = new Map<string, string[]>();
      for (const { location, message } of JSON.parse(out).diagnostics) {
        messages.set(location.path, [...(messages.get(location.path) ?? []), message]);
      }
      resolve(messages);
    });
  });
}

describe("lint refuses that", () => {
  test.each(broken)("%s", (_, file, __, message) => {
    expect(said.get(file)).toContainEqual(expect.stringContaining(message));
  });
});

test.each(allowed)("lint lets %s say %s", (file) => {
  expect(said.get(file) ?? []).toEqual([]);
});
