import { beforeEach, describe, expect, test } from "vitest";
import { newPassword } from "../testing/answer-shapes";
import { openTestClub } from "../testing/open-test-club";
import { refusalOf } from "../testing/refusal-of";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const applicant = {
  firstName: "\u200BIda\u200E",
  lastName: "Mo\u0308we",
  email: "Ida <mailto:IDN@bücher.example>",
  phone: "\u202A250-555\u00AD-0188\u202C",
  address: "1 Bay Street",
};

describe("what is copied from elsewhere", () => {
  test("comes in without its invisible characters, and in one form", async () => {
    const answer = await club().visitor().post("/api/members/register", applicant);
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({
      member: {
        ...{ firstName: "Ida", lastName: "M\u00F6we", phone: "250-555-0188" },
        email: "idn@xn--bcher-kva.example",
      },
    });
  });

  test("is one account in Unicode and in punycode, to apply and to log in", async () => {
    const visitor = club().visitor();
    const first = await visitor.post("/api/members/register", applicant);
    const email = "idn@xn--bcher-kva.example";
    const second = await visitor.post("/api/members/register", { ...applicant, email });
    expect([second.status, refusalOf(second).code]).toEqual([409, "EMAIL_IN_USE"]);
    const password = first.read(newPassword).tempPassword;
    const login = { email: "idn@Bücher.example", password };
    expect((await club().visitor().post("/api/auth/login", login)).status).toBe(200);
  });
});

test("a phone number that a spreadsheet shortened is a 400 at every endpoint, with its field", async () => {
  const { sam } = club().people;
  const phone = "1.25056E+10";
  const register = { ...applicant, phone };
  const create = { ...applicant, email: "a@row.example", password: "secret-word", phone };
  const profile = `/api/admin/members/${sam.id}/profile`;
  for (const answer of [
    await club().visitor().post("/api/members/register", register),
    await admin.post("/api/admin/members", create),
    await admin.request("PATCH", profile, { phone }),
  ]) {
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      field: "phone",
      error: expect.stringMatching(/shorten/),
    });
  }
  const contact = await admin.request("PATCH", profile, { emergencyContactPhone: "#######" });
  expect(contact.json()).toMatchObject({ field: "emergencyContactPhone" });
  const after = await club().services.db.member.findUniqueOrThrow({ where: { id: sam.id } });
  expect(after.phone).toBe(sam.phone);
});
