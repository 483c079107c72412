import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword } from "../demo/demo-accounts";
import { projectRoot } from "../project-root";
import { csvExportNames } from "../reports/csv-exports";
import { startServer } from "../testing/start-server";
import { createTestDatabase } from "../testing/test-database";

let folder: string;
let drop = async () => {};
/** where the club lives one after the other */
let homes: Record<"embedded" | "server" | "backAgain", Record<string, string>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-moves-"));
  const database = await createTestDatabase({ empty: true });
  drop = database.drop;
  const home = (name: string) => ({
    DATA_DIR: path.join(folder, name),
    SESSION_SECRET: "s".repeat(32),
  });
  homes = {
    embedded: { ...home("embedded"), DEMO: "1" },
    server: { ...home("server"), DEMO: "1", DATABASE_URL: database.url },
    backAgain: { ...home("back-again"), DEMO: "1" },
  };
});
afterAll(async () => {
  await drop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command as `npm run` does. */
function run(command: "backup" | "restore", file: string, settings: Record<string, string>) {
  const script = path.join(projectRoot, "src/server/commands", `${command}.ts`);
  const env = { PATH: process.env.PATH, ...settings };
  return new Promise<{ code: unknown; said: string; complained: string }>((resolve) => {
    execFile(
      process.execPath,
      ["--import", "tsx", script, ...(file ? [file] : [])],
      { cwd: projectRoot, env },
      (error, said, complained) => resolve({ code: error?.code ?? 0, said, complained }),
    );
  });
}

/** Everything that an admin can take away, as the club that is open there gives it. */
async function takeAway(origin: string): Promise<Record<string, string>> {
  const login = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@willows.example", password: demoPassword }),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const taken: Record<string, string> = {};
  for (const name of csvExportNames) {
    const answer = await fetch(`${origin}/api/admin/exports/${name}.csv`, { headers: { cookie } });
    const lines = (await answer.text()).split("\n");
    // The trail tells of the exports themselves.
    taken[name] = lines.filter((line) => !line.includes(",exported,")).join("\n");
  }
  return taken;
}

async function visit<T>(settings: Record<string, string>, work: (origin: string) => Promise<T>) {
  const { origin, stop } = await startServer(settings);
  try {
    return await work(origin);
  } finally {
    await stop();
  }
}

test("the demo club moves to a server while it is open, and back; its exports stay the same, byte for byte", async () => {
  const first = path.join(folder, "first.gz");
  const second = path.join(folder, "second.gz");
  const atHome = await visit(homes.embedded, async (origin) => {
    const { code, said } = await run("backup", first, homes.embedded);
    expect([code, said]).toEqual([0, expect.stringMatching(agrees("Backed up"))]);
    return takeAway(origin);
  });
  expect(atHome.members).toContain("sam@willows.example");

  const moved = await run("restore", first, homes.server);
  expect([moved.code, moved.said]).toEqual([0, expect.stringMatching(agrees("Restored"))]);
  const away = await visit(homes.server, async (origin) => {
    expect((await run("backup", second, homes.server)).code).toBe(0);
    return takeAway(origin);
  });
  expect(away).toEqual(atHome);

  expect((await run("restore", second, homes.backAgain)).code).toBe(0);
  expect(await visit(homes.backAgain, takeAway)).toEqual(atHome);
});

const agrees = (done: string) =>
  new RegExp(`^${done} \\d+ rows of \\d+ tables.*\\.\\nThe books agree\\.\\n$`);

test.each<["backup" | "restore", string, RegExp]>([
  ["backup", "", /^Name the file to write: npm run backup -- FILE$/],
  ["restore", "", /^Name the backup: npm run restore -- FILE$/],
  ["backup", "nowhere/club.gz", /^DATA_DIR holds no database: \S+\.$/],
  ["restore", "nowhere.gz", /^\S+ is no whole backup: ENOENT: no such file or directory[^\n]+\.$/],
])("%s %s says in one sentence why not, and fails", async (command, file, sentence) => {
  const settings = { DATA_DIR: path.join(folder, "nobody's") };
  const { code, complained } = await run(command, file && path.join(folder, file), settings);
  expect(code).toBe(1);
  expect(complained.trim()).toMatch(sentence);
});
