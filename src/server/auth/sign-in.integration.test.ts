import { beforeEach, describe, expect, test } from "vitest";
import { buildTestApp } from "../testing/build-test-app";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { type PersonKey, personEmail, testPassword } from "../testing/test-people";

const club = openTestClub();

const home = "203.0.113.7";
const elsewhere = "198.51.100.23";

const tryIn = (
  key: PersonKey | "nobody",
  password: string,
  client: TestClient = club().visitor(home),
) => {
  const email = key === "nobody" ? "nobody@row.example" : personEmail(key);
  return client.post("/api/auth/login", { email, password });
};

const guess = async (times: number, key: PersonKey | "nobody" = "sam", address = home) => {
  const answers = [];
  for (let nr = 0; nr < times; nr++) {
    answers.push(await tryIn(key, `guess-${nr}`, club().visitor(address)));
  }
  return answers;
};

describe("POST /api/auth/login", () => {
  test("answers with the member, without password material, and notes the log-in", async () => {
    const answer = await tryIn("sam", testPassword);
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      ok: true,
      member: {
        email: personEmail("sam"),
        hoursRemaining: 10,
        lastLogin: "2026-11-20T19:30:00.000Z",
      },
    });
    expect(answer.text).not.toMatch(/argon2|"password"/);
  });

  test("takes the e-mail in any case, and with spaces around it", async () => {
    const body = { email: "  SAM@Row.Example ", password: testPassword };
    expect((await club().visitor().post("/api/auth/login", body)).status).toBe(200);
  });

  test("gives the same answer to a wrong e-mail and a wrong password", async () => {
    const refusal = {
      ok: false,
      error: "Invalid email or password",
      code: "WRONG_CREDENTIALS",
    };
    for (const key of ["sam", "nobody"] as const) {
      const answer = await tryIn(key, "wrong");
      expect(answer.status).toBe(401);
      expect(answer.json()).toEqual(refusal);
    }
  });

  test.each([
    [{ email: "no", password: "x" }, "Invalid email address"],
    [{ password: "x" }, "Invalid email address"],
    [{ email: "sam@row.example" }, "Password is required"],
    [{ email: "sam@row.example", password: "" }, "Password is required"],
    [{ email: "sam@row.example", password: 5 }, "Password is required"],
  ])("refuses %j in the documented words", async (body, error) => {
    const answer = await club().visitor().post("/api/auth/login", body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({ ok: false, error, code: "BAD_INPUT" });
  });

  test("has no limit on the password's length", async () => {
    expect((await tryIn("sam", "x".repeat(100_000))).status).toBe(401);
  });

  test("lets pending and paused members in", async () => {
    expect((await tryIn("pending", testPassword)).status).toBe(200);
    expect((await tryIn("paused", testPassword)).status).toBe(200);
  });
});

describe("attempts", () => {
  test("someone who mistypes a few times is let in", async () => {
    await guess(5);
    expect((await tryIn("sam", testPassword)).status).toBe(200);
  });

  test("someone guessing is slowed, for three minutes at most", async () => {
    const answers = await guess(30);
    const slowed = answers.filter(({ status }) => status === 429);
    expect(answers.slice(0, 5).every(({ status }) => status === 401)).toBe(true);
    expect(slowed.length).toBeGreaterThanOrEqual(15);
    for (const answer of slowed) {
      expect(answer.json()).toMatchObject({ ok: false, code: "TOO_MANY_ATTEMPTS" });
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(180);
    }
  });

  test("guessing all at once is slowed just the same", async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, nr) => tryIn("sam", `guess-${nr}`)),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
  });

  test("says when to come back over tRPC too", async () => {
    await guess(12);
    const body = { email: personEmail("sam"), password: "guess" };
    const answer = await club().visitor(home).post("/api/trpc/auth.login", body);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(180);
  });

  test("guessing locks out neither the owner elsewhere nor others at the same address", async () => {
    await guess(30);
    expect((await tryIn("sam", testPassword, club().visitor(elsewhere))).status).toBe(200);
    expect((await tryIn("lee", testPassword)).status).toBe(200);
  });

  test("guessing at one member after another from one address is slowed", async () => {
    const answers = [];
    for (let nr = 0; nr < 130; nr++) {
      const email = `member${nr}@row.example`;
      answers.push(await club().visitor(home).post("/api/auth/login", { email, password: "x" }));
    }
    expect(answers.at(-1)?.status).toBe(429);
    expect((await tryIn("sam", testPassword, club().visitor(elsewhere))).status).toBe(200);
  });

  test("guessing at many members at once from one address is slowed", async () => {
    const guesses = Array.from({ length: 130 }, (_, nr) =>
      club()
        .visitor(home)
        .post("/api/auth/login", { email: `member${nr}@row.example`, password: "x" }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  test("the addresses of one IPv6 line count as one", async () => {
    const statuses = [];
    for (let nr = 1; nr <= 12; nr++) {
      statuses.push((await tryIn("sam", "x", club().visitor(`2001:db8:0:7::${nr}`))).status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect((await tryIn("sam", testPassword, club().visitor("2001:db8:0:8::1"))).status).toBe(200);
  });

  test("an address that the sender made up does not hide the one the proxy saw", async () => {
    const app = await buildTestApp(club().services, { trustProxy: true });
    const login = (nr: number) =>
      app.inject({
        method: "POST",
        url: "/api/auth/login",
        headers: { "x-forwarded-for": `198.51.100.${nr}, 203.0.113.7` },
        payload: { email: personEmail("sam"), password: "wrong" },
      });
    const statuses = [];
    for (let nr = 1; nr <= 12; nr++) statuses.push((await login(nr)).statusCode);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.at(-1)).toBe(429);
    await app.close();
  });

  test("log-ins that succeed are not counted", async () => {
    for (let nr = 0; nr < 40; nr++) {
      expect((await tryIn("sam", testPassword)).status).toBe(200);
    }
    const together = await Promise.all(
      Array.from({ length: 40 }, () => tryIn("lee", testPassword)),
    );
    expect(together.every(({ status }) => status === 200)).toBe(true);
  });

  test("a success forgets the failures before it", async () => {
    await guess(8);
    await tryIn("sam", testPassword);
    const answers = await guess(8);
    expect(answers.every(({ status }) => status === 401)).toBe(true);
  });

  test("an unknown e-mail is slowed like a known one", async () => {
    const known = (await guess(15, "sam")).map(({ status }) => status);
    const unknown = (await guess(15, "nobody")).map(({ status }) => status);
    expect(unknown).toEqual(known);
  });
});

describe("writes from other sites", () => {
  let sam: TestClient;
  beforeEach(async () => {
    sam = await club().logIn("sam");
  });
  const logoutFrom = (headers: Record<string, string>) =>
    sam.post("/api/auth/logout", {}, { host: "localhost:4500", ...headers });

  test.each([
    "https://evil.example",
    "http://localhost:4501",
    "null",
    "nonsense",
    "https://club.example.evil.example",
  ])("are refused: Origin %s", async (origin) => {
    const answer = await logoutFrom({ origin });
    expect(answer.status).toBe(403);
    expect(answer.json()).toMatchObject({ code: "FOREIGN_ORIGIN" });
    expect((await sam.get("/api/auth/me")).status).toBe(200);
    const trpc = await sam.post("/api/trpc/auth.logout", {}, { host: "localhost:4500", origin });
    expect(trpc.status).toBe(403);
  });

  test.each(["http://localhost:4500", "https://localhost:4500", "https://club.example"])(
    "from the own or the public address pass: Origin %s",
    async (origin) => {
      expect((await logoutFrom({ origin })).status).toBe(200);
    },
  );

  test("without an Origin pass, and so do reads from anywhere", async () => {
    const answer = await sam.request("GET", "/api/boats", undefined, {
      origin: "https://evil.example",
    });
    expect(answer.status).toBe(200);
    expect((await logoutFrom({})).status).toBe(200);
  });
});
