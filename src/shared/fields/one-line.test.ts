import { describe, expect, test } from "vitest";
import { editMyProfileInput } from "../account/account-schemas";
import { introductoryRowInput } from "../introductory-rows/introductory-row-schemas";
import { createMemberInput, editProfileInput, registerInput } from "../members/member-schemas";
import { oneLine } from "./one-line";

const sentence = "Please keep this on one line, without tabs or control characters";

describe("text of one line", () => {
  test.each([
    "",
    "Zoë O'Neil-Ng",
    "+1 (250) 555-0100 ext. 4",
    "12 Beach Drive, #3",
    "林 美玲",
    "💧",
  ])("may be '%s'", (text) => {
    expect(oneLine(40).parse(text)).toBe(text);
  });

  test("loses the space and the line break around it", () => {
    expect(oneLine(40).parse(" Noor\r\n")).toBe("Noor");
  });

  test.each(["\n", "\r", "\r\n\r\n", "\t", "\v", "\f", "\u0000", "\u001b", "\u007f", "\u0085"])(
    "has no %j",
    (character) => {
      const { error } = oneLine(40).safeParse(`Noor${character}Haddad`);
      expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
    },
  );

  test.each(["\u2028", "\u2029"])("has no line or paragraph separator either", (character) => {
    expect(oneLine(40).safeParse(`Noor${character}Haddad`).success).toBe(false);
  });
});

const contact = ["phone", "address", "city", "postalCode"];
const emergency = ["emergencyContactName", "emergencyContactPhone"];
const names = ["firstName", "lastName"];
const paragraph = "250-555-0199\n\nPay me";

test.each([
  ["an application", registerInput, [...names, ...contact, ...emergency]],
  ["an admin's new member", createMemberInput, [...names, ...contact, ...emergency]],
  ["an admin's edit", editProfileInput, [...names, ...contact, ...emergency]],
  ["a member's own edit", editMyProfileInput, [...contact, ...emergency]],
  ["a request to try a row", introductoryRowInput, [...names, "phone", "emergencyContact"]],
])("%s takes one line in each field of one line", (_, schema, fields) => {
  const given = Object.fromEntries(
    fields.map((field) => [field, field === "postalCode" ? "V8R\n1A1" : paragraph]),
  );
  const issues = schema.safeParse(given).error?.issues ?? [];
  const told = issues.filter(({ message }) => message === sentence).map(({ path }) => path[0]);
  expect(told.sort()).toEqual(fields.toSorted());
});

test("wishes for a row may have paragraphs", () => {
  const { specialRequests } = introductoryRowInput.shape;
  expect(specialRequests.parse(paragraph)).toBe(paragraph);
});
