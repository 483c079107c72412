import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { projectRoot } from "../project-root";
import { type StartedServer, startServer } from "../testing/start-server";
import { createTestDatabase } from "../testing/test-database";

let folder: string;
let drop = async () => {};
let settings: Record<"embedded" | "server", Record<string, string>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-admin-"));
  const database = await createTestDatabase({ empty: true });
  drop = database.drop;
  const home = (name: string) => ({ DATA_DIR: path.join(folder, name), DEMO: "0" });
  settings = {
    embedded: home("embedded"),
    server: { ...home("server"), DATABASE_URL: database.url, SESSION_SECRET: "s".repeat(32) },
  };
});
afterAll(async () => {
  await drop();
  await rm(folder, { recursive: true, force: true });
});

let stop = async (): Promise<unknown> => undefined;
afterEach(() => stop());
async function open(env: Record<string, string>): Promise<StartedServer> {
  const server = await startServer(env);
  ({ stop } = server);
  return server;
}

/** Runs the command as `npm run` does. */
function admin(env: Record<string, string>, ...words: string[]) {
  const script = path.join(projectRoot, "src/server/commands/admin.ts");
  return new Promise<{ code: unknown; said: string; complained: string }>((resolve) => {
    execFile(
      process.execPath,
      ["--import", "tsx", script, ...words],
      { cwd: projectRoot, env: { PATH: process.env.PATH, ...env } },
      (error, said, complained) => resolve({ code: error?.code ?? 0, said, complained }),
    );
  });
}

const ask = (url: string, body?: unknown, cookie = "") =>
  fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** Chooses a password by a printed link, logs in with it, and gives the session. */
async function logInBy(said: string, email: string, { origin }: StartedServer): Promise<string> {
  const token = /\/choose-password\/([\w-]+)\n$/.exec(said)?.[1] ?? expect.fail(said);
  const password = { token, newPassword: "heave-ho-7" };
  expect((await ask(`${origin}/api/auth/choose-password`, password)).status).toBe(200);
  const login = await ask(`${origin}/api/auth/login`, { email, password: "heave-ho-7" });
  expect(await login.json()).toMatchObject({ ok: true, member: { isAdmin: true } });
  return login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

const entry = z.object({ act: z.string(), actorName: z.string(), after: z.unknown() });
const trail = z.object({
  result: z.object({ data: z.object({ entries: z.array(entry) }) }),
});

describe.each(["embedded", "server"] as const)("beside a running club, %s", (kind) => {
  test("a new admin, an applicant and a second link, each in the trail as the system operator's", async () => {
    const env = settings[kind];
    const server = await open(env);
    const added = await admin(env, "Avery@Row.example");
    expect(added).toMatchObject({ code: 0, complained: "" });
    expect(added.said).toMatch(
      /^avery@row\.example is an admin now\.\nFor 60 minutes, once, [^\n]+\nhttp\S+\n$/,
    );
    const cookie = await logInBy(added.said, "avery@row.example", server);
    const setup = await ask(`${server.origin}/api/admin/setup`, undefined, cookie);
    expect(await setup.json()).toMatchObject({ open: true });

    const applicant = { firstName: "Ann", lastName: "Lee", phone: "+1 250 555 0100", address: "x" };
    const email = "ann@row.example";
    const registered = await ask(`${server.origin}/api/members/register`, { ...applicant, email });
    expect(registered.status).toBe(201);
    const made = await admin(env, email, "--make");
    expect(made).toMatchObject({ code: 0, said: `${email} is an admin now.\n` });
    const linked = await admin(env, email, "--link");
    await logInBy(linked.said, email, server);
    expect((await admin(env, email, "--make")).said).toBe(`${email} is an admin already.\n`);

    const audit = await ask(`${server.origin}/api/trpc/admin.audit?input={}`, undefined, cookie);
    const { entries } = trail.parse(await audit.json()).result.data;
    const byOperator = entries.filter(({ actorName }) => actorName === "the host");
    expect(byOperator.map(({ act }) => act)).toEqual([
      "password link made",
      "profile edited",
      "password link made",
      "member created",
    ]);
    expect(byOperator[1]?.after).toEqual({
      isAdmin: true,
      approvalStatus: "approved",
      membershipStatus: "active",
    });
    expect(JSON.stringify(entries)).not.toContain("choose-password");
  });

  test("a closed club takes one, too", async () => {
    const env = settings[kind];
    const { said } = await admin(env, "robin@row.example", "--make", "--link");
    await logInBy(said, "robin@row.example", await open(env));
  });
});

test.each<[string[], RegExp]>([
  [[], /^Name the admin: npm run admin -- EMAIL \[--make\] \[--link\]$/],
  [["avery"], /^Name the admin: /],
  [["a@row.example", "b@row.example"], /^Name the admin: /],
  [["a@row.example", "--mkae"], /^Name the admin: /],
  [["nobody@row.example", "--link"], /^No member has the e-mail nobody@row\.example: --make /],
])("%j says in one sentence why not, and fails", async (words, sentence) => {
  const { code, complained } = await admin(settings.embedded, ...words);
  expect(code).toBe(1);
  expect(complained.trim()).toMatch(sentence);
});

test("a folder without a database is named, and none is made there", async () => {
  const nowhere = { DATA_DIR: path.join(folder, "nowhere") };
  const { code, complained } = await admin(nowhere, "avery@row.example");
  expect([code, complained]).toEqual([
    1,
    `DATA_DIR holds no database: ${path.join(folder, "nowhere/database")}.\n`,
  ]);
});
