import { describe, expect, test } from "vitest";
import { newPassword } from "../testing/answer-shapes";
import { buildTestApp } from "../testing/build-test-app";
import { openTestClub } from "../testing/open-test-club";
import { injecting, TestClient } from "../testing/test-client";
import { personEmail, testPassword } from "../testing/test-people";

const club = openTestClub();

const registration = {
  firstName: "Noor",
  lastName: "Haddad",
  email: "Noor@Row.example",
  phone: "250-555-0199",
  address: "1 Bay Street",
};
const login = (email: string, password: string) =>
  club().visitor().post("/api/auth/login", { email, password });
const mails = () => club().services.db.outboxMessage.findMany({ orderBy: { id: "asc" } });
const isSignedIn = async (client: TestClient) => (await client.get("/api/auth/me")).status === 200;

describe("POST /api/members/register", () => {
  const register = (over = {}) =>
    club()
      .visitor()
      .post("/api/members/register", { ...registration, ...over });

  test("makes a pending, inactive member on the temporary password, and writes to them", async () => {
    const answer = await register();
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({
      member: {
        firstName: "Noor",
        email: "noor@row.example",
        approvalStatus: "pending",
        membershipStatus: "inactive",
        temporaryPassword: true,
        hoursRemaining: 0,
        isAdmin: false,
        isManager: false,
      },
      tempPassword: "welcome-aboard",
    });
    expect((await login("noor@row.example", "welcome-aboard")).status).toBe(200);
    expect(await mails()).toMatchObject([
      { recipient: "noor@row.example", kind: "registration received" },
      { recipient: "admin@row.example", kind: "new registration" },
    ]);
    const stored = await club().services.db.member.findFirst({
      where: { email: "noor@row.example" },
    });
    expect(stored?.password).toMatch(/^\$argon2id\$/);
  });

  test("gives nobody powers they ask for", async () => {
    const answer = await register({ isAdmin: true, isManager: true, approvalStatus: "approved" });
    expect(answer.json()).toMatchObject({
      member: { isAdmin: false, isManager: false, approvalStatus: "pending" },
    });
  });

  test("makes a random password for each member when none is fixed", async () => {
    const app = await buildTestApp({ ...club().services, temporaryPassword: undefined });
    const visitor = new TestClient(injecting(app));
    const given: string[] = [];
    for (const email of ["one@row.example", "two@row.example"]) {
      const answer = await visitor.post("/api/members/register", { ...registration, email });
      given.push(answer.read(newPassword).tempPassword);
    }
    expect(given[0]).toMatch(/^\w{12}$/);
    expect(given[0]).not.toBe(given[1]);
    expect((await login("two@row.example", given[1] ?? "")).status).toBe(200);
    await app.close();
  });

  test("refuses an e-mail in use, whatever its case", async () => {
    const answer = await register({ email: "SAM@ROW.EXAMPLE" });
    expect(answer.status).toBe(409);
    expect(answer.json()).toMatchObject({ code: "EMAIL_IN_USE" });
  });

  test.each([
    ["firstName", "First name is required"],
    ["lastName", "Last name is required"],
    ["email", "Invalid email address"],
    ["phone", "Phone number is required"],
    ["address", "Address is required"],
  ])("asks for the %s in the documented words", async (field, error) => {
    for (const value of [undefined, "", "  ", 5]) {
      const answer = await register({ [field]: value });
      expect(answer.status).toBe(400);
      expect(answer.json()).toEqual({ error, code: "BAD_INPUT" });
    }
  });

  test("lets 60 people register from one address within a minute", async () => {
    for (let nr = 0; nr < 60; nr++) {
      expect((await register({ email: `p${nr}@row.example` })).status).toBe(201);
    }
  });
});

describe("PUT /api/auth/change-password", () => {
  test("changes it and ends the member's other sessions, not this one", async () => {
    const [here, elsewhere] = [await club().logIn("sam"), await club().logIn("sam")];
    const lee = await club().logIn("lee");
    const body = { currentPassword: testPassword, newPassword: "new-oars-9" };
    const answer = await here.put("/api/auth/change-password", body);
    expect(answer.status).toBe(200);
    expect(await isSignedIn(here)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(lee)).toBe(true);
    expect((await login(personEmail("sam"), testPassword)).status).toBe(401);
    expect((await login(personEmail("sam"), "new-oars-9")).status).toBe(200);
  });

  test.each([
    ["wrong", "new-oars-9", 422, "Current password is incorrect"],
    [testPassword, "short", 400, "New password must be at least 6 characters long"],
    [testPassword, "x".repeat(201), 400, "Please keep the password under 200 characters"],
    ["", "new-oars-9", 400, "All fields are required"],
    [testPassword, "", 400, "All fields are required"],
    [undefined, undefined, 400, "All fields are required"],
  ])("refuses %j to %j", async (currentPassword, newPassword, status, error) => {
    const sam = await club().logIn("sam");
    const answer = await sam.put("/api/auth/change-password", { currentPassword, newPassword });
    expect(answer.status).toBe(status);
    expect(answer.json()).toMatchObject({ error });
    expect((await login(personEmail("sam"), testPassword)).status).toBe(200);
  });

  test("is open to a pending member, whose temporary password it replaces", async () => {
    const pending = await club().logIn("pending");
    const body = { currentPassword: testPassword, newPassword: "oars12" };
    expect((await pending.put("/api/auth/change-password", body)).status).toBe(200);
    expect((await pending.get("/api/auth/me")).json()).toMatchObject({
      member: { temporaryPassword: false },
    });
  });
});

describe("POST /api/auth/reset-password", () => {
  const ask = (email: string, client = club().visitor()) =>
    client.post("/api/auth/reset-password", { email });
  const mailedToken = async () => {
    const [mail] = await mails();
    const [, token = ""] =
      /^https:\/\/club\.example\/choose-password\/(\S+)$/.exec(mail?.secretLink ?? "") ?? [];
    return token;
  };
  const choose = (token: string, newPassword = "new-oars-9") =>
    club().visitor().post("/api/auth/choose-password", { token, newPassword });

  test("gives the same answer whether or not the e-mail is known, and mails only who is", async () => {
    const message = "If your email is registered, you will receive password reset instructions.";
    for (const email of ["nobody@row.example", personEmail("sam")]) {
      const answer = await ask(email);
      expect(answer.status).toBe(200);
      expect(answer.json()).toEqual({ message });
    }
    expect(await mails()).toMatchObject([{ recipient: personEmail("sam") }]);
  });

  test("asks for an e-mail in the documented words", async () => {
    const answer = await ask("");
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ error: "Please enter your email address" });
  });

  test("mails a link that sets a password once, and ends every session", async () => {
    const sam = await club().logIn("sam");
    await ask(personEmail("sam"));
    const token = await mailedToken();
    expect((await choose(token)).status).toBe(200);
    expect(await isSignedIn(sam)).toBe(false);
    expect((await login(personEmail("sam"), "new-oars-9")).status).toBe(200);
    const again = await choose(token, "other-oars");
    expect(again.status).toBe(422);
    expect(again.json()).toMatchObject({ code: "LINK_SPENT" });
    expect((await login(personEmail("sam"), "new-oars-9")).status).toBe(200);
  });

  test("a link works once however often it is used at once", async () => {
    await ask(personEmail("sam"));
    const token = await mailedToken();
    const answers = await Promise.all(Array.from({ length: 5 }, () => choose(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("a link works for 60 minutes", async () => {
    await ask(personEmail("sam"));
    const token = await mailedToken();
    club().clock.passMinutes(60);
    expect((await choose(token)).status).toBe(422);
    club().clock.passMinutes(-1);
    expect((await choose(token)).status).toBe(200);
  });

  test("a link dies with the password it was to replace", async () => {
    await ask(personEmail("sam"));
    await ask(personEmail("sam"));
    const token = await mailedToken();
    const sam = await club().logIn("sam");
    const body = { currentPassword: testPassword, newPassword: "new-oars-9" };
    await sam.put("/api/auth/change-password", body);
    expect((await choose(token)).status).toBe(422);
  });

  test("a link stands in the database as a hash alone", async () => {
    await ask(personEmail("sam"));
    const token = await mailedToken();
    expect(token.length).toBeGreaterThan(30);
    const [link] = await club().services.db.oneTimeLink.findMany();
    expect(JSON.stringify(link)).not.toContain(token);
    expect((await choose(link?.tokenHash ?? "")).status).toBe(422);
  });

  test("gives a signed-in admin a temporary password instead", async () => {
    const admin = await club().logIn("admin");
    const answer = await ask(personEmail("lee"), admin);
    const { tempPassword } = answer.read(newPassword);
    expect((await login(personEmail("lee"), tempPassword)).status).toBe(200);
    for (const key of ["manager", "sam", "pending"] as const) {
      const other = await ask(personEmail("lee"), await club().logIn(key));
      expect(other.json()).not.toHaveProperty("tempPassword");
    }
  });
});
