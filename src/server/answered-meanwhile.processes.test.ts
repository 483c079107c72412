import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { memberView } from "../shared/members/member-views";
import { demoEmail, demoPassword } from "./demo/demo-accounts";
import { largePhoto } from "./testing/plain-png";
import { type SpawnedServer, spawnServer } from "./testing/spawn-server";
import { fetching, TestClient } from "./testing/test-client";

// A process that does one thing after the other answers whoever asks meanwhile once, at the end.

let server: SpawnedServer;
let admin: TestClient;
beforeAll(async () => {
  const settings = { DEMO: "1", SESSION_SECRET: "s".repeat(32), REQUESTS_PER_SECOND: "1000000" };
  server = await spawnServer(settings);
  admin = new TestClient(fetching(server.origin));
  const account = { email: demoEmail("admin"), password: demoPassword };
  expect((await admin.post("/api/auth/login", account)).status).toBe(200);
});
afterAll(() => server.stop());

/** How often health is answered, asked again and again, before this is. */
async function answersBefore(done: Promise<unknown>): Promise<number> {
  let over = false;
  const end = () => {
    over = true;
  };
  void done.then(end, end);
  let answers = 0;
  while (!over) {
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    answers += 1;
  }
  await done;
  return answers;
}

const bringIn = async (csv: string, status: number) => {
  const file = Buffer.from(csv).toString("base64");
  const answer = await admin.post("/api/admin/import", { kind: "members", file, dryRun: false });
  expect(answer.status).toBe(status);
};

test("health is answered while a large sheet is taken apart", async () => {
  const endless = `E-mail,City\n${"\n".repeat(1_900_000)}a`;
  expect(await answersBefore(bringIn(endless, 422))).toBeGreaterThan(5);
});

test("health is answered while a photo of 25 megapixels is unpacked", async () => {
  const photo = largePhoto();
  const report = admin.post("/api/boats/1/damage", { severity: "minor", what: "A scratch", photo });
  expect(await answersBefore(report)).toBeGreaterThan(5);
  expect((await report).status).toBe(201);
});

test("health is answered while 2,000 members are read, checked and sent", async () => {
  const lines = Array.from({ length: 2000 }, (_, nr) => `rower${nr}@row.example,Robin,Reed ${nr}`);
  await bringIn(["E-mail,First name,Last name", ...lines].join("\n"), 200);
  const members = admin.get("/api/admin/members");
  expect(await answersBefore(members)).toBeGreaterThan(5);
  expect((await members).read(z.array(memberView)).length).toBeGreaterThan(2000);
});
