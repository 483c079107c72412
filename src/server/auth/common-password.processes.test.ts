import { describe, expect, test } from "vitest";
import { defaultClubSettings } from "../../shared/settings/club-settings";
import { CannotStart } from "../cannot-start";
import { openDatabase } from "../database/open-database";
import { prepareClub } from "../prepare-club";
import { openTestClub } from "../testing/open-test-club";
import { refusalOf } from "../testing/refusal-of";
import type { TestClient } from "../testing/test-client";
import { createTestDatabase } from "../testing/test-database";
import { testMoment } from "../testing/test-moment";
import { personEmail, testPassword } from "../testing/test-people";

const club = openTestClub();

const ofTheClub = [
  "123456",
  "password",
  "PassWord",
  " 123456 ",
  "      ",
  defaultClubSettings.name,
  defaultClubSettings.name.toLowerCase().replaceAll(" ", "-"),
  "Willows",
  defaultClubSettings.email,
];

const call = async (by: TestClient, procedure: string, input: object) => {
  const answer = await by.post(`/api/trpc/${procedure}`, input);
  if (answer.status === 200) return { status: 200 };
  const { status, code, field } = refusalOf(answer);
  return { status, refusal: code, field };
};
const common = (field: string) => ({ status: 422, refusal: "PASSWORD_COMMON", field });
const logIn = async (password: string) =>
  (
    await club()
      .visitor()
      .post("/api/auth/login", { email: personEmail("sam"), password })
  ).status;

describe("a password that a guess would try first", () => {
  test("is refused to a member who changes theirs, and what others know of them as well", async () => {
    const sam = await club().signIn("sam");
    const { firstName, lastName, email } = club().people.sam;
    const own = [email, email.toUpperCase(), `${firstName} ${lastName}`, `${lastName}${firstName}`];
    for (const newPassword of [...ofTheClub, ...own]) {
      const change = { currentPassword: testPassword, newPassword };
      expect(await call(sam, "auth.changePassword", change), newPassword).toEqual(
        common("newPassword"),
      );
    }
    expect(await logIn(testPassword)).toBe(200);
    const wrong = { currentPassword: "a guess", newPassword: "123456" };
    expect(await call(sam, "auth.changePassword", wrong)).toMatchObject({
      refusal: "WRONG_PASSWORD",
    });
  });

  test("is refused at a mailed link, which chooses a better one afterwards", async () => {
    const visitor = club().visitor();
    await visitor.post("/api/auth/reset-password", { email: personEmail("sam") });
    const { secretLink } = await club().services.db.outboxMessage.findFirstOrThrow();
    const token = secretLink?.split("/").at(-1);
    for (const newPassword of ["123456", personEmail("sam")]) {
      const chosen = { token, newPassword };
      expect(await call(visitor, "auth.choosePassword", chosen)).toEqual(common("newPassword"));
    }
    const better = { token, newPassword: "oars12" };
    expect(await call(visitor, "auth.choosePassword", better)).toMatchObject({ status: 200 });
    expect(await logIn("oars12")).toBe(200);
  });

  test("is refused to an admin who adds a member", async () => {
    const admin = await club().signIn("admin");
    const noor = { firstName: "Noor", lastName: "Haddad", email: "noor@row.example" };
    for (const password of ["password", "Noor Haddad", "noor@row.example"]) {
      const added = await call(admin, "admin.createMember", { ...noor, password });
      expect(added).toEqual(common("password"));
    }
  });

  test("opens no new club to its first admin", async () => {
    const { url, drop } = await createTestDatabase();
    const { db, close } = await openDatabase({ databaseUrl: url });
    const open = (password: string) => {
      const firstAdmin = { email: "avery@row.example", password };
      return prepareClub(db, { demo: null, firstAdmin }, testMoment(new Date()));
    };
    await expect(open("password")).rejects.toThrow(CannotStart);
    await expect(open("avery@row.example")).rejects.toThrow(/^ADMIN_PASSWORD: /);
    expect(await db.member.count()).toBe(0);
    await open("heave-ho-7");
    expect(await db.member.count()).toBe(1);
    await close();
    await drop();
  });
});
