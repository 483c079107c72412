import { request as rawRequest } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { refusalSentences } from "../answers/refusal-sentences";
import { openTestClub } from "../testing/open-test-club";
import { refusalOf } from "../testing/refusal-of";
import type { Method, TestAnswer, TestClient } from "../testing/test-client";
import { restRoutes } from "./rest/rest-routes";

const club = openTestClub({ restore: false });

let admin: TestClient;
let sam: TestClient;
beforeAll(async () => {
  admin = await club().signIn("admin");
  sam = await club().signIn("sam");
});

const json = { "content-type": "application/json" };
const refused = { error: expect.stringMatching(/\S/), code: expect.any(String) };
const register = {
  firstName: "Noor",
  lastName: "Haddad",
  email: "noor@row.example",
  phone: "250-555-0199",
  address: "1 Bay Street",
};

/** A clear 4xx in JSON. */
function expectRefusal(answer: TestAnswer, status: number) {
  expect(answer.headers["content-type"]).toMatch("application/json");
  expect(answer.json()).toMatchObject(refused);
  expect(Object.keys(refusalSentences)).toContain(refusalOf(answer).code);
  expect(answer.status).toBe(status);
}

const rows = restRoutes.map(
  ({ method, path }) => [method, path.replace(":id", "1")] as [Method, string],
);
const writes = rows.filter(([method]) => method !== "GET");

describe("unknown paths", () => {
  const unknown = ["/api", "/api/", "/api/nothing", "/api/boats/1/nothing", "/api/BOATS"];
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
  test.each(methods.flatMap((method) => unknown.map((url) => [method, url] as const)))(
    "%s %s is a 404 in JSON",
    async (method, url) => {
      const answer = await club().visitor().raw({ method, url, headers: {} });
      expectRefusal(answer, 404);
    },
  );

  test("an unknown procedure is a 404 in JSON", async () => {
    const answer = await club().visitor().get("/api/trpc/no.such");
    expect(answer.status).toBe(404);
    expect(answer.json()).toMatchObject({ error: { message: "There is no such address." } });
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"] as const)(
    "stay a 404 for a %s with a body of any kind",
    async (method) => {
      for (const [type, body] of [
        ["application/json", "{}"],
        ["application/json", "{broken"],
        ["text/html", "<p>"],
        ["application/x-www-form-urlencoded", "a=b"],
      ] as const) {
        const headers = { "content-type": type };
        expectRefusal(await sam.raw({ method, url: "/api/nothing", headers, body }), 404);
      }
    },
  );

  test.each([
    ["DELETE", "/api/boats"],
    ["PUT", "/api/bookings"],
    ["GET", "/api/bookings"],
    ["POST", "/api/boats/1"],
  ] as const)("%s %s: a known path by another method is a 404 too", async (method, url) => {
    expectRefusal(await sam.request(method, url), 404);
  });

  test.each(["/api/%", "/api/boats/%E0%A4%A", "/api/boats/%zz/availability"])(
    "%s cannot be read, and says so in JSON",
    async (url) => {
      expectRefusal(await club().visitor().get(url), 400);
    },
  );
});

describe("bodies", () => {
  test.each(writes)("%s %s refuses malformed JSON", async (method, url) => {
    for (const body of ["{", "{'a':1}", "undefined", '{"a":1}}', "\u0000"]) {
      expectRefusal(await admin.raw({ method, url, headers: json, body }), 400);
    }
  });

  test.each(writes)("%s %s refuses what is no object", async (method, url) => {
    for (const body of ["[]", '"text"', "5", "true"]) {
      expectRefusal(await admin.raw({ method, url, headers: json, body }), 400);
    }
  });

  test.each(writes)("%s %s refuses a huge body", async (method, url) => {
    // A photo or a spreadsheet may be larger, and is as bounded.
    const length = /\/(?:damage|import)$/.test(url) ? 3_200_000 : 300_000;
    const body = JSON.stringify({ firstName: "x".repeat(length) });
    expectRefusal(await admin.raw({ method, url, headers: json, body }), 413);
  });

  test.each(writes)("%s %s refuses a form", async (method, url) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expectRefusal(await admin.raw({ method, url, headers, body: "email=a" }), 415);
  });

  test("a client that announces JSON and sends none has sent nothing", async () => {
    const leaving = await club().signIn("lee");
    const url = "/api/auth/logout";
    expect((await leaving.raw({ method: "POST", url, headers: json })).status).toBe(200);
    expectRefusal(
      await sam.raw({ method: "DELETE", url: "/api/bookings/999", headers: json }),
      404,
    );
    expect((await sam.raw({ method: "GET", url: "/api/auth/me", headers: json })).status).toBe(200);
  });

  test("a body cannot reach into the objects of the server", async () => {
    const body = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
    const url = "/api/members/register";
    expectRefusal(await sam.raw({ method: "POST", url, headers: json, body }), 400);
  });
});

describe("values of the wrong kind", () => {
  const wrong = [null, 5, -1, 1e9, 1e300, true, "", "abc", "\u0000", "\ud800", [], {}, [[]], "💧"];
  const fields = [
    ...["boatId", "dateStr", "timeStr", "duration", "memberId", "available", "hours", "reason"],
    ...["email", "password", "currentPassword", "newPassword", "token", "firstName", "phone"],
  ];

  test.each(writes)("%s %s answers each with a sentence, never a 500", async (method, url) => {
    for (const value of wrong) {
      const body = Object.fromEntries(fields.map((field) => [field, value]));
      const answer = await admin.request(method, url, body);
      expect(answer.headers["content-type"] ?? "application/json").toMatch("application/json");
      expect(answer.status, `${JSON.stringify(value)}: ${answer.text}`).toBeLessThan(500);
    }
  });

  test.each(rows.filter(([method]) => method === "GET"))(
    "%s %s takes any query without a 500",
    async (_, url) => {
      for (const value of ["", "abc", "%00", "-1", "1e9", "2027-02-30", "%F0%9F%92%A7"]) {
        const query = `?startDate=${value}&endDate=${value}&id=${value}&startDate[x]=1`;
        expect((await admin.get(url + query)).status).toBeLessThan(500);
      }
    },
  );

  test.each(["firstName", "lastName", "phone", "address", "city"])(
    "a register form with an unprintable %s is refused or kept, never a 500",
    async (field) => {
      for (const value of ["a\u0000b", "a\ud800b", "a\u202eb"]) {
        const body = {
          ...register,
          email: `${field}${value.charCodeAt(1)}@row.example`,
          [field]: value,
        };
        const answer = await club().visitor().post("/api/members/register", body);
        expect([201, 400]).toContain(answer.status);
      }
    },
  );

  test.each(["no\u0000or@row.example", "no\ud800or@row.example", "nöör@row.example", "a@b", 5])(
    "the e-mail %j is refused",
    async (email) => {
      const answer = await club()
        .visitor()
        .post("/api/members/register", { ...register, email });
      expectRefusal(answer, 400);
    },
  );
});

test("HTML in names is kept as text and sent as JSON", async () => {
  const firstName = "<img src=x onerror=alert(1)>";
  const answer = await club()
    .visitor()
    .post("/api/members/register", { ...register, firstName });
  expect(answer.status).toBe(201);
  expect(answer.json()).toMatchObject({ member: { firstName } });
  expect(answer.headers["content-type"]).toMatch("application/json");
  const members = await (await club().signIn("admin")).get("/api/admin/members");
  expect(members.json()).toContainEqual(expect.objectContaining({ firstName }));
});

test("a request that is no HTTP at all does not stop the server", async () => {
  const { app } = club();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = new URL(app.listeningOrigin);
  const status = await new Promise((resolve, reject) => {
    const asking = rawRequest({
      port,
      path: "/api/boats",
      headers: { "x-long": "a".repeat(40_000) },
    });
    asking.on("response", (response) => resolve(response.resume().statusCode));
    asking.on("error", reject).end();
  });
  expect(status).toBe(431);
  expect((await fetch(`${app.listeningOrigin}/api/boats`)).status).toBe(200);
});
