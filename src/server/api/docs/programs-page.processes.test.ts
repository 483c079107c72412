import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestClub } from "../../testing/open-test-club";
import { rowingDay } from "../../testing/outing-log";
import { makeToken } from "../../testing/token-client";
import { escaped } from "./docs-page";
import { curlLines, signatureLine } from "./programs-page";

const club = openTestClub();
const run = promisify(execFile);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-lines-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a line as somebody who reads the page would. */
const asTyped = async (line: string, values: Record<string, string>): Promise<string> =>
  (await run("sh", ["-c", line], { cwd: folder, env: { ...process.env, ...values } })).stdout;

test("every line of the page does what it says", async () => {
  const { app, boats, people } = club();
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const { token } = await makeToken(await club().signIn("sam"));
  const values = {
    CLUB: app.listeningOrigin,
    TOKEN: token,
    KEY: "my-first-booking",
    BOAT: `${boats.solo.id}`,
    DAY: rowingDay,
    BOOKING: "",
  };
  const answers: unknown[] = [];
  for (const { line } of curlLines) {
    const answer: unknown = JSON.parse(await asTyped(line, values));
    const { booking } = Object(answer);
    if (booking) values.BOOKING = `${booking.id}`;
    answers.push(answer);
  }
  const reference = expect.any(String);
  expect(answers).toMatchObject([
    { member: { id: people.sam.id } },
    expect.arrayContaining([expect.objectContaining({ id: boats.solo.id })]),
    expect.anything(),
    { booking: { boatId: boats.solo.id, startTime: "06:00", reference } },
    [{ startTime: "06:00", status: "confirmed" }],
    { hoursRefunded: 1 },
  ]);
});

test("the page shows these lines, word for word", async () => {
  const page = await club().visitor().get("/api/docs/programs");
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  for (const { line } of curlLines) expect(page.text).toContain(escaped(line));
  expect(page.text).toContain(escaped(signatureLine));
});

test("its line for a signature makes the signature of a body", async () => {
  const body = '{"id":1,"event":"booking.created"}';
  await writeFile(path.join(folder, "body.json"), body);
  const made = await asTyped(signatureLine, { T: "1795282200", SECRET: "a secret" });
  const hmac = createHmac("sha256", "a secret").update(`1795282200.${body}`).digest("hex");
  expect(made.trim()).toBe(hmac);
});
