import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { failToStart, startServer } from "./testing/start-server";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-main-"));
  await writeFile(path.join(folder, "a-file"), "");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const nowhere = "postgresql://club:secret-pw@127.0.0.1:1/slipway";

describe("a wrong setting stops the start with one sentence that names it", () => {
  test.each<[string, Record<string, string>]>([
    ["PORT", { PORT: "abc" }],
    ["DEMO", { DEMO: "yes" }],
    ["SESSION_SECRET", { SESSION_SECRET: "short" }],
    ["SESSION_SECRET", { DATABASE_URL: nowhere }],
    ["TEMPORARY_PASSWORD", { TEMPORARY_PASSWORD: "abc" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://x/y", SESSION_SECRET: "s".repeat(32) }],
    ["DATABASE_URL", { DATABASE_URL: nowhere, SESSION_SECRET: "s".repeat(32) }],
    ["DATA_DIR", { DATA_DIR: "a-file" }],
  ])("%s in %o", async (name, settings) => {
    const dataDir = path.join(folder, settings.DATA_DIR ?? "unused");
    const { code, stderr } = await failToStart({ ...settings, DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(stderr.trim()).toMatch(new RegExp(`^${name} [^\\n]+\\.$`));
    expect(stderr).not.toContain("secret-pw");
  });
});

describe("an empty club", () => {
  test("starts with the first admin, on a folder of its own, and stops when asked", async () => {
    const admin = { email: "Avery@Row.example", password: "heave-ho-7" };
    const settings = {
      DATA_DIR: path.join(folder, "empty"),
      DEMO: "0",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    };
    const login = async (origin: string) => {
      const answer = await fetch(`${origin}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(admin),
      });
      return { answer: await answer.json(), cookie: answer.headers.getSetCookie()[0] ?? "" };
    };
    const first = await startServer(settings);
    const { answer, cookie } = await login(first.origin);
    expect(answer).toMatchObject({
      ok: true,
      member: { isAdmin: true, email: "avery@row.example" },
    });
    expect((await fetch(`${first.origin}/api/membership-plans`)).status).toBe(200);
    expect(await first.stop()).toBe(0);

    const second = await startServer({ ...settings, ADMIN_PASSWORD: "something-else" });
    const me = await fetch(`${second.origin}/api/auth/me`, {
      headers: { cookie: cookie.split(";")[0] ?? "" },
    });
    expect(me.status).toBe(200);
    expect((await login(second.origin)).answer).toMatchObject({ ok: true });
    expect(await second.stop()).toBe(0);
  });
});
