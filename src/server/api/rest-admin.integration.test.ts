import { beforeEach, describe, expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { personEmail, testPassword } from "../testing/test-people";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const member = (key: keyof ReturnType<typeof club>["people"], path = "") =>
  `/api/admin/members/${club().people[key].id}${path}`;
const newMember = {
  firstName: "Noor",
  lastName: "Haddad",
  email: "Noor@Row.example",
  password: "oars-out",
};

describe("GET /api/admin/members", () => {
  test("gives everyone with their balance and no password material", async () => {
    const answer = await admin.get("/api/admin/members");
    expect(answer.status).toBe(200);
    expect(answer.json()).toHaveLength(8);
    expect(answer.json()).toContainEqual(
      expect.objectContaining({ email: personEmail("sam"), hoursRemaining: 10 }),
    );
    expect(answer.text).not.toMatch(/argon2|"password"/);
  });
});

describe("POST /api/admin/members", () => {
  test("creates an approved, active member in BC who can sign in", async () => {
    const answer = await admin.post("/api/admin/members", newMember);
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({
      member: {
        firstName: "Noor",
        lastName: "Haddad",
        email: "noor@row.example",
        province: "BC",
        approvalStatus: "approved",
        membershipStatus: "active",
        approvedBy: club().people.admin.id,
        isAdmin: false,
        isManager: false,
        hoursRemaining: 0,
      },
    });
    const login = { email: "NOOR@row.EXAMPLE", password: "oars-out" };
    expect((await club().visitor().post("/api/auth/login", login)).status).toBe(200);
  });

  test("creates a pending one when asked", async () => {
    const answer = await admin.post("/api/admin/members", {
      ...newMember,
      approvalStatus: "pending",
    });
    expect(answer.json()).toMatchObject({
      member: { approvalStatus: "pending", membershipStatus: "inactive", approvedBy: null },
    });
  });

  test.each([
    [{ firstName: " " }, "First name is required"],
    [{ lastName: undefined }, "Last name is required"],
    [{ email: "noor" }, "Valid email is required"],
    [{ password: "short" }, "Password must be at least 6 characters"],
    [{ province: "WA" }, "Province is required"],
    [{ approvalStatus: "rejected" }, expect.any(String)],
    [{ isAdmin: "yes" }, expect.any(String)],
  ])("refuses %j", async (over, error) => {
    const answer = await admin.post("/api/admin/members", { ...newMember, ...over });
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({ error, code: "BAD_INPUT" });
  });

  test("refuses an e-mail in use, whatever its case", async () => {
    const answer = await admin.post("/api/admin/members", {
      ...newMember,
      email: "SAM@row.example",
    });
    expect(answer.status).toBe(409);
    expect(answer.json()).toMatchObject({ code: "EMAIL_IN_USE" });
  });
});

describe("approving and rejecting", () => {
  test("approve makes a pending member active and writes to them", async () => {
    const answer = await admin.put(member("pending", "/approve"));
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      member: {
        approvalStatus: "approved",
        membershipStatus: "active",
        approvedBy: club().people.admin.id,
        approvedDate: "2026-11-20T19:30:00.000Z",
      },
    });
    const mail = await club().services.db.outboxMessage.findFirst();
    expect(mail).toMatchObject({ recipient: personEmail("pending"), kind: "approved" });
  });

  test("reject removes the account, frees the e-mail and keeps the word", async () => {
    expect((await admin.put(member("pending", "/reject"))).json()).toEqual({ ok: true });
    const login = { email: personEmail("pending"), password: testPassword };
    expect((await club().visitor().post("/api/auth/login", login)).status).toBe(401);
    const again = { ...newMember, email: personEmail("pending") };
    expect((await admin.post("/api/admin/members", again)).status).toBe(201);
    const said = await club().services.db.auditEntry.findMany({
      where: { act: "member rejected" },
    });
    expect(said).toMatchObject([{ after: { approvalStatus: "rejected" } }]);
  });

  test("reject works for an applicant who was already given hours", async () => {
    await admin.post(member("pending", "/add-hours"), { hours: 2 });
    expect((await admin.put(member("pending", "/reject"))).status).toBe(200);
    expect((await admin.get(member("pending", "/subscription"))).status).toBe(404);
    const again = { ...newMember, email: personEmail("pending") };
    expect((await admin.post("/api/admin/members", again)).status).toBe(201);
  });

  test.each(["approve", "reject"])("%s refuses whoever is not pending", async (verb) => {
    const answer = await admin.put(member("sam", `/${verb}`));
    expect(answer.status).toBe(409);
    expect(answer.json()).toMatchObject({ code: "NOT_PENDING" });
    for (const id of ["999", "-1", "abc"]) {
      expect((await admin.put(`/api/admin/members/${id}/${verb}`)).status).toBe(404);
    }
  });
});

describe("pausing", () => {
  test("goes back and forth and says so", async () => {
    const pause = async () => (await admin.post(member("sam", "/pause"))).json();
    expect(await pause()).toMatchObject({
      message: "Sam Marsh is paused",
      member: { membershipStatus: "paused" },
    });
    expect(await pause()).toMatchObject({ member: { membershipStatus: "active" } });
  });

  test("never takes the club its last admin", async () => {
    const answer = await admin.post(member("admin", "/pause"));
    expect(answer.status).toBe(422);
    expect(answer.json()).toMatchObject({ code: "LAST_ADMIN" });
  });
});

describe("hours", () => {
  test("are added for a year, and subtracted", async () => {
    const added = await admin.post(member("lee", "/add-hours"), { hours: 2.75, reason: "Gift" });
    expect(added.status).toBe(200);
    expect(added.json()).toEqual({ hoursRemaining: 7.75 });
    const subtracted = await admin.post(member("lee", "/subtract-hours"), { hours: 0.25 });
    expect(subtracted.json()).toEqual({ hoursRemaining: 7.5 });
    const answer = await admin.get(member("lee", "/subscription"));
    expect(answer.json()).toMatchObject({
      subscription: {
        totalHours: 7.75,
        usedHours: 0.25,
        remainingHours: 7.5,
        endDate: "2027-11-20",
      },
      entries: [
        { kind: "subtraction", hours: -0.25, balance: 7.5, reason: "Hours subtracted by admin" },
        { kind: "credit", hours: 2.75, balance: 7.75, reason: "Gift" },
        { kind: "credit", hours: 5, balance: 5 },
      ],
    });
  });

  test("cannot be subtracted below nothing", async () => {
    const answer = await admin.post(member("lee", "/subtract-hours"), { hours: 5.25 });
    expect(answer.status).toBe(422);
    expect(answer.json()).toEqual({
      error: "Member only has 5 hours available.",
      code: "SUBTRACT_TOO_MUCH",
    });
  });

  test.each([
    ["add-hours", 0, "Please enter a valid number of hours"],
    ["add-hours", 101, "Cannot add more than 100 hours at once"],
    ["subtract-hours", -1, "Please enter a valid number of hours to subtract."],
  ])("%s refuses %d in the documented words", async (verb, hours, error) => {
    const answer = await admin.post(member("lee", `/${verb}`), { hours });
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({ error, code: "BAD_INPUT" });
  });
});
