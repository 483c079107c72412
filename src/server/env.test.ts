import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { loadEnvFile, readSettings, WrongSetting } from "./env";
import { projectRoot } from "./project-root";

const databaseUrl = "postgresql://club:pw@db.example:5432/slipway";
const secret = "0123456789abcdef0123456789abcdef";
const onServer = { DATABASE_URL: databaseUrl, SESSION_SECRET: secret };

describe("without any setting", () => {
  const settings = readSettings({});

  test("runs on demo data, on this machine alone, at port 3000", () => {
    expect(settings).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      demo: "willows",
      demoByDefault: true,
      publicUrl: "http://localhost:3000",
    });
  });

  test("keeps its data in the project's data folder, on the embedded database", () => {
    expect(settings.dataDir).toBe(path.join(projectRoot, "data"));
    expect(settings.database).toEqual({ embeddedIn: path.join(projectRoot, "data", "database") });
    expect(settings.sessionSecret).toBeUndefined();
  });

  test("gives new members the documented temporary password", () => {
    expect(settings.temporaryPassword).toBe("welcome-aboard");
  });
});

describe("demo data", () => {
  test("is off by default on a PostgreSQL server, which listens on every address", () => {
    expect(readSettings(onServer)).toMatchObject({ demo: null, host: "0.0.0.0" });
  });

  test("stays on this machine while nobody chose it, whatever HOST says", () => {
    const settings = readSettings({ HOST: "0.0.0.0" });
    expect(settings).toMatchObject({ host: "127.0.0.1", hostHeldToLoopback: true });
  });

  test("lets HOST name another loopback address", () => {
    const settings = readSettings({ HOST: "::1" });
    expect(settings).toMatchObject({ host: "::1", hostHeldToLoopback: false });
  });

  test("may be shown to everyone once DEMO=1 is set by hand", () => {
    const settings = readSettings({ DEMO: "1" });
    expect(settings).toMatchObject({ demo: "willows", demoByDefault: false, host: "0.0.0.0" });
    expect(readSettings({ DEMO: "1", HOST: "192.168.1.4" }).host).toBe("192.168.1.4");
  });

  test("is another club with DEMO=elbe, beside either database", () => {
    expect(readSettings({ DEMO: "elbe" })).toMatchObject({ demo: "elbe", demoByDefault: false });
    expect(readSettings({ ...onServer, DEMO: "elbe" })).toMatchObject({ demo: "elbe" });
  });

  test("is left out of the embedded database with DEMO=0", () => {
    expect(readSettings({ DEMO: "0" })).toMatchObject({ demo: null, demoByDefault: false });
  });
});

test("knows a pooler by the second address, and prepares statements behind it only when told to", () => {
  const behind = {
    ...onServer,
    DATABASE_DIRECT_URL: "postgresql://club:pw@db.example:5433/slipway",
  };
  const keepsStatements = (settings: Record<string, string>) =>
    Object(readSettings(settings).database).pooler?.keepsStatements;
  expect(keepsStatements(onServer)).toBeUndefined();
  expect(keepsStatements(behind)).toBe(false);
  expect(keepsStatements({ ...behind, POOLER_KEEPS_STATEMENTS: "1" })).toBe(true);
});

test("counts an empty line as not set", () => {
  expect(readSettings({ DATABASE_URL: "", PORT: " ", DEMO: "" })).toEqual(readSettings({}));
});

test("makes a random temporary password for each member when asked to", () => {
  expect(readSettings({ TEMPORARY_PASSWORD: "generated" }).temporaryPassword).toBeUndefined();
});

test("takes the slash off the end of the public address", () => {
  expect(readSettings({ PUBLIC_URL: "https://row.example/" }).publicUrl).toBe(
    "https://row.example",
  );
});

test("knows the first admin when both parts are given", () => {
  const admin = { email: "avery@row.example", password: "heave-ho-7" };
  const settings = readSettings({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
  expect(settings.firstAdmin).toEqual(admin);
});

test.each<[string, Record<string, string>]>([
  ["PORT", { PORT: "abc" }],
  ["PORT", { PORT: "70000" }],
  ["PORT", { PORT: "-1" }],
  ["HOST", { HOST: "http://localhost" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://localhost/slipway", SESSION_SECRET: secret }],
  ["DATABASE_URL", { DATABASE_URL: "localhost", SESSION_SECRET: secret }],
  ["DATABASE_URL", { DATABASE_DIRECT_URL: databaseUrl }],
  ["DATABASE_DIRECT_URL", { ...onServer, DATABASE_DIRECT_URL: "db.example" }],
  ["SESSION_SECRET", { DATABASE_URL: databaseUrl }],
  ["SESSION_SECRET", { SESSION_SECRET: "short" }],
  ["DEMO", { DEMO: "yes" }],
  ["TEMPORARY_PASSWORD", { TEMPORARY_PASSWORD: "short" }],
  ["ADMIN_EMAIL", { ADMIN_EMAIL: "avery", ADMIN_PASSWORD: "heave-ho-7" }],
  ["ADMIN_PASSWORD", { ADMIN_EMAIL: "avery@row.example" }],
  ["ADMIN_EMAIL", { ADMIN_PASSWORD: "heave-ho-7" }],
  ["PUBLIC_URL", { PUBLIC_URL: "row.example" }],
  ["PUBLIC_URL", { PUBLIC_URL: "ftp://row.example" }],
  ["PUBLIC_URL", { PUBLIC_URL: "https://row.example/rowing" }],
  ["PUBLIC_URL", { PUBLIC_URL: "https://row.example/?club=1" }],
  ["PUBLIC_URL", { PUBLIC_URL: "https://me:secret@row.example" }],
  ["SMTP_URL", { SMTP_URL: "https://mail.example" }],
  ["WEATHER_URL", { WEATHER_URL: "open-meteo" }],
  ["TRUST_PROXY", { TRUST_PROXY: "true" }],
  ["NODE_ENV", { NODE_ENV: "staging" }],
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
])("refuses a wrong %s in one sentence that names it: %o", (setting, environment) => {
  const refusal = refusalOf(environment);
  expect(refusal).toMatch(new RegExp(`^${setting} [^\\n]+\\.$`));
});

test("never repeats a secret it refuses", () => {
  expect(refusalOf({ SESSION_SECRET: "hunter2" })).not.toContain("hunter2");
  expect(refusalOf({ TEMPORARY_PASSWORD: "abc12" })).not.toContain("abc12");
});

test("starts with .env.example unedited, just as without it", () => {
  const example = parseEnv(readFileSync(path.join(projectRoot, ".env.example"), "utf8"));
  expect(readSettings(example)).toEqual(readSettings({}));
});

test("lets the real environment win over the file", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "slipway-env-"));
  vi.stubEnv("SLIPWAY_TEST_BOTH", "environment");
  vi.stubEnv("SLIPWAY_TEST_FILE", undefined);
  try {
    const file = path.join(folder, ".env");
    await writeFile(file, "SLIPWAY_TEST_BOTH=file\nSLIPWAY_TEST_FILE=file\n");
    loadEnvFile(file);
    expect(process.env.SLIPWAY_TEST_BOTH).toBe("environment");
    expect(process.env.SLIPWAY_TEST_FILE).toBe("file");
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  }
});

function refusalOf(environment: Record<string, string>) {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof WrongSetting) return error.message;
    throw error;
  }
  return "not refused";
}

test("what nobody awaits leaves at the rates that are set, and never not at all", () => {
  expect(readSettings({}).mailLimits).toEqual({ unhurriedPerHour: 200, mailingsPerMinute: 60 });
  const set = { UNHURRIED_MAIL_PER_HOUR: "20", ANNOUNCEMENTS_PER_MINUTE: "5" };
  expect(readSettings(set).mailLimits).toEqual({ unhurriedPerHour: 20, mailingsPerMinute: 5 });
  for (const wrong of ["0", "-1", "1.5", "all"]) {
    expect(() => readSettings({ UNHURRIED_MAIL_PER_HOUR: wrong }), wrong).toThrow("at least 1");
    expect(() => readSettings({ ANNOUNCEMENTS_PER_MINUTE: wrong }), wrong).toThrow("at least 1");
  }
});

test("no address is slowed below 300 requests a second, whatever is set", () => {
  const set = (REQUESTS_PER_SECOND: string) => readSettings({ REQUESTS_PER_SECOND });
  expect(set("300").requestsPerSecond).toBe(300);
  for (const wrong of ["299", "0", "-600", "many", "3e3"]) {
    expect(() => set(wrong), wrong).toThrow("at least 300");
  }
  const example = readFileSync(path.join(projectRoot, ".env.example"), "utf8");
  expect(example).toContain("before it is asked to wait, at least 300.");
});
