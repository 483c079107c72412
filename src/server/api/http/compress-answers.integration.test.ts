import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { openTestClub } from "../../testing/open-test-club";
import type { TestClient } from "../../testing/test-client";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
  const members = Array.from({ length: 40 }, (_, nr) => ({
    email: `long${nr}@row.example`,
    password: "",
    firstName: "Robin",
    lastName: `Marsh ${nr}`,
  }));
  await club().services.db.member.createMany({ data: members });
});

const ask = (url: string, encodings?: string) =>
  club().app.inject({
    url,
    headers: {
      cookie: admin.cookie ?? "",
      ...(encodings !== undefined && { "accept-encoding": encodings }),
    },
  });

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

describe.each(["/api/admin/members", "/api/trpc/admin.members"])("a long answer of %s", (url) => {
  test.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
  ] as const)("leaves compressed for %s, and is what it is for others", async (taken, encoding) => {
    const plain = await ask(url);
    expect(plain.statusCode).toBe(200);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const packed = await ask(url, taken);
    expect(packed.statusCode).toBe(200);
    expect(packed.headers).toMatchObject({
      "content-encoding": encoding,
      "content-type": plain.headers["content-type"],
      "cache-control": plain.headers["cache-control"],
    });
    expect(packed.headers.vary).toContain("accept-encoding");
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(JSON.parse(unpack[encoding](packed.rawPayload).toString())).toEqual(plain.json());
  });

  test("has another length each time, which tells nothing of what it says", async () => {
    const lengths = new Set<number>();
    for (let nr = 0; nr < 12; nr += 1) lengths.add((await ask(url, "br")).rawPayload.length);
    expect(lengths.size).toBeGreaterThan(6);
  });
});

test("a list that is sent in pieces leaves compressed as well, whole and of another length", async () => {
  const url = "/api/admin/members";
  const people = Array.from({ length: 600 }, (_, nr) => ({
    email: `longer${nr}@row.example`,
    password: "",
    firstName: "Robin",
    lastName: `Reed ${nr}`,
  }));
  await club().services.db.member.createMany({ data: people });
  const plain = await ask(url);
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.headers["content-type"]).toBe("application/json; charset=utf-8");
  const known = await club().services.db.member.count({ where: { deletedAt: null } });
  expect(plain.json()).toHaveLength(known);
  for (const encoding of ["br", "gzip"] as const) {
    const packed = await ask(url, encoding);
    expect(packed.headers).toMatchObject({
      "content-encoding": encoding,
      "content-type": plain.headers["content-type"],
      "cache-control": plain.headers["cache-control"],
    });
    expect(JSON.parse(unpack[encoding](packed.rawPayload).toString())).toEqual(plain.json());
  }
  const lengths = new Set<number>();
  for (let nr = 0; nr < 6; nr += 1) lengths.add((await ask(url, "br")).rawPayload.length);
  expect(lengths.size).toBeGreaterThan(3);
});

test("a short answer, a refusal, and one with an ETag leave as they are", async () => {
  for (const url of ["/healthz", "/api/auth/me", "/api/admin/members/none", "/api/trpc/nowhere"]) {
    expect((await ask(url, "br")).headers["content-encoding"]).toBeUndefined();
  }
  const id = club().boats.solo.id;
  const month = "startDate=2026-11-21&endDate=2026-12-20";
  const kept = await ask(`/api/boats/${id}/availability?${month}`, "br");
  expect(kept.headers.etag).toBeDefined();
  expect(kept.headers["content-encoding"]).toBeUndefined();
});
