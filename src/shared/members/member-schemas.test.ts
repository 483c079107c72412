import { describe, expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { createMemberInputAt, registerInputAt } from "./member-schemas";

const registerInput = registerInputAt(documentedProfile);
const createMemberInput = createMemberInputAt(documentedProfile);

const applicant = {
  firstName: "Robin",
  lastName: "Marsh",
  email: "Robin@Row.example ",
  phone: "250-555-0100",
  address: "12 Beach Drive",
};

function firstMessage(schema: typeof registerInput | typeof createMemberInput, given: object) {
  return schema.safeParse(given).error?.issues[0]?.message;
}

describe("an application", () => {
  test("needs five fields, and compares e-mails without case", () => {
    expect(registerInput.parse(applicant)).toEqual({ ...applicant, email: "robin@row.example" });
  });

  test.each([
    ["firstName", "First name is required"],
    ["lastName", "Last name is required"],
    ["email", "Invalid email address"],
    ["phone", "Phone number is required"],
    ["address", "Address is required"],
    ["city", "City is required"],
    ["province", "Province is required"],
    ["postalCode", "Postal code is required"],
    ["emergencyContactName", "Emergency contact name is required"],
    ["emergencyContactPhone", "Emergency contact phone is required"],
  ])("with a blank %s answers '%s'", (field, message) => {
    expect(firstMessage(registerInput, { ...applicant, [field]: "  " })).toBe(message);
  });
});

describe("an admin's new member", () => {
  test("is approved and without powers unless said otherwise", () => {
    expect(createMemberInput.parse({ ...applicant, password: "secret" })).toMatchObject({
      approvalStatus: "approved",
      isAdmin: false,
      isManager: false,
    });
  });

  test.each([
    ["email", "not an address", "Valid email is required"],
    ["password", "12345", "Password must be at least 6 characters"],
    ["province", "ZZ", "Province is required"],
  ])("with %s '%s' answers '%s'", (field, value, message) => {
    const given = { ...applicant, password: "secret", [field]: value };
    expect(firstMessage(createMemberInput, given)).toBe(message);
  });

  test("cannot start as rejected", () => {
    const given = { ...applicant, password: "secret", approvalStatus: "rejected" };
    expect(createMemberInput.safeParse(given).success).toBe(false);
  });
});

test("outside of Canada a state or region is free text, and may be empty", () => {
  const register = registerInputAt({ country: "DE" });
  for (const province of ["Hamburg", "Nouvelle-Aquitaine", ""])
    expect(register.parse({ ...applicant, province })).toMatchObject({ province });
  expect(register.safeParse({ ...applicant, province: "x".repeat(61) }).success).toBe(false);
});
