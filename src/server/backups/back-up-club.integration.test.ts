import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AtOneInstant } from "../database/at-one-instant";
import { visitHolder } from "../database/claim-folder";
import { answerOnSocket } from "../database/control-socket";
import { type Database, openDatabase } from "../database/open-database";
import { fridayNoon } from "../testing/test-clock";
import { backUpClub } from "./back-up-club";
import { askForBackup, sendBackup } from "./backup-request";

let dataDir: string;
let club: Database;
const errors: unknown[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "slipway-socket-"));
  club = await openDatabase({ embeddedIn: path.join(dataDir, "database") });
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const open = (atOneInstant: AtOneInstant = club.atOneInstant) => {
  const backup = sendBackup(atOneInstant, dataDir, () => fridayNoon);
  club.receive?.(answerOnSocket({ backup }, (error) => errors.push(error)));
};
const backUp = (name: string, embeddedIn = path.join(dataDir, "database")) =>
  backUpClub({ embeddedIn }, path.join(dataDir, name), fridayNoon);
const visit = async () => (await visitHolder(path.join(dataDir, "database"))) ?? expect.fail();
const closed = (visitor: Socket) => once(visitor.resume(), "close");

test("a process that does not answer is named, and nothing is left behind", async () => {
  await expect(backUp("too-early.gz")).rejects.toThrow(
    /^The Slipway that is running gave no whole backup: its log says why\./,
  );
  expect(await readdir(dataDir)).toEqual(["database"]);
});

test("what a killed process was about to send is gone when the next one opens", async () => {
  await mkdir(path.join(dataDir, "backups-being-sent"));
  await writeFile(path.join(dataDir, "backups-being-sent", "half.gz"), "every member");
  open();
  expect(await readdir(dataDir)).toEqual(["database"]);
});

test("a process that is open gives one, between two writes of its own", async () => {
  const entry = { firstName: "Ann", lastName: "Lee", email: "a@row.example", phone: "" };
  const [{ rows, books }] = await Promise.all([
    backUp("open.gz"),
    club.db.$transaction(async (tx) => {
      await tx.customer.create({ data: entry });
      await tx.customer.create({ data: entry });
    }),
  ]);
  expect([0, 2]).toContain(rows.customers);
  expect(books).toEqual([]);
  expect(await readdir(dataDir)).toEqual(["backups-being-sent", "database", "open.gz"]);
  expect(await readdir(path.join(dataDir, "backups-being-sent"))).toEqual([]);
  const text = gunzipSync(await readFile(path.join(dataDir, "open.gz"))).toString();
  expect(JSON.parse(text.split("\n")[0] ?? "")).toMatchObject({
    takenAt: fridayNoon.toISOString(),
  });
});

test("a process that is lost before it is asked is told of, and nothing is left behind", async () => {
  const holder = (await visit()).destroy(new Error("Lost"));
  await expect(askForBackup(holder, path.join(dataDir, "lost.gz"))).rejects.toThrow();
  expect((await readdir(dataDir)).filter((name) => name.startsWith("lost"))).toEqual([]);
});

test("never writes over a file", async () => {
  await expect(backUp("open.gz")).rejects.toThrow(
    /open\.gz exists already: choose another name\.$/,
  );
});

test("who asks for something else, or goes away in the middle, harms nothing", async () => {
  const stranger = await visit();
  stranger.write("members\n");
  await closed(stranger);
  const impatient = await visit();
  impatient.write("backup\n");
  await once(impatient, "data");
  impatient.destroy();
  await backUp("after.gz");
});

test("a failure is logged, and the one who asked hears of it", async () => {
  open(() => Promise.reject(new Error("The tide is out")));
  errors.length = 0;
  await expect(backUp("fails.gz")).rejects.toThrow(/gave no whole backup/);
  expect(errors).toEqual([new Error("The tide is out")]);
  open();
});

test("a process that stops lets go of who asks, and a closed club is backed up without it", async () => {
  const visitor = await visit();
  await Promise.all([closed(visitor), club.close()]);
  const { rows } = await backUp("closed.gz");
  expect(rows.customers).toBe(2);
});

test("a place without a database is named", async () => {
  await expect(backUp("nothing.gz", path.join(dataDir, "elsewhere"))).rejects.toThrow(
    /^DATA_DIR holds no database: /,
  );
});
