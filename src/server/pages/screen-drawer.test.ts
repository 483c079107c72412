import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FirstAnswer } from "../../shared/opening/first-answers";
import { testMoment } from "../testing/test-moment";
import { screenDrawer } from "./screen-drawer";

// A drawing is a page's most work by far, and anybody may ask for the first one.

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-drawer-"));
  await mkdir(path.join(folder, "server"));
  await writeFile(path.join(folder, "server", "package.json"), `{ "type": "module" }`);
  await writeFile(
    path.join(folder, "server", "render-app.js"),
    `let drawn = 0;\nexport const renderApp = async () => String(++drawn);\n`,
  );
  const draw = await screenDrawer(path.join(folder, "web"));
  app = Fastify();
  app.get("/", async (request) => {
    const drawing = await draw(request, answersAt(request.headers.at), true);
    return drawing?.html;
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const answersAt = (instant: unknown): FirstAnswer[] => [
  { name: "auth.me", data: null },
  { name: "admin.club", data: { clock: testMoment(new Date(String(instant))).now } },
];
const drawnAt = async (at: string) => (await app.inject({ url: "/", headers: { at } })).body;

test("what is anyone's is drawn once a minute, however many ask", async () => {
  const [first, second] = await Promise.all(
    ["2026-11-20T19:30:00.001Z", "2026-11-20T19:30:00.002Z"].map(drawnAt),
  );
  expect(second).toBe(first);
  expect(await drawnAt("2026-11-20T19:30:59.999Z")).toBe(first);
  expect(await drawnAt("2026-11-20T19:31:00.000Z")).not.toBe(first);
});
