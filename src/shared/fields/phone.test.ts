import { expect, test } from "vitest";
import { dutyOfficer } from "../incidents/alarm-settings";
import { introductoryRowInput } from "../introductory-rows/introductory-row-schemas";
import { createMemberInput, editProfileInput, registerInput } from "../members/member-schemas";
import { clubSettings } from "../settings/club-settings";
import { phone } from "./phone";
import { phoneDigitsIn } from "./phone-digits";

test.each([
  ["\u202A+1 (250) 555\u00AD-0100\u202C", "+1 (250) 555-0100"],
  ["250-555-0100 ext. 4", "250-555-0100 ext. 4"],
  ["#12 250-555-0100", "#12 250-555-0100"],
  ["911", "911"],
  ["", ""],
])("%j is kept as %j", (written, kept) => {
  expect(phone().parse(written)).toBe(kept);
});

const shortened = ["1.25056E+10", "1,25056E+10", "1e10", "\u200E1.2E+10", "#########", "#", "#N/A"];
const endpoints = [
  ["an application", registerInput.shape.phone],
  ["the emergency contact of an application", registerInput.shape.emergencyContactPhone],
  ["a new member", createMemberInput.shape.phone],
  ["their emergency contact", createMemberInput.shape.emergencyContactPhone],
  ["an edit", editProfileInput.shape.phone],
  ["a request to try a row", introductoryRowInput.shape.phone],
  ["the duty officer", dutyOfficer.shape.phone],
  ["the club", clubSettings.shape.phone],
] as const;

test.each(endpoints)("what a spreadsheet made of a number is no phone of %s", (_, schema) => {
  expect(shortened.filter((text) => schema.safeParse(text).success)).toEqual([]);
});

test("a search is a phone number from three digits on, with or without North America's 1", () => {
  expect(phoneDigitsIn("(250) 555-0100")).toBe("2505550100");
  expect(phoneDigitsIn("+1 250.555.0100")).toBe("2505550100");
  expect(phoneDigitsIn("0100")).toBe("0100");
  expect(phoneDigitsIn("01")).toBeNull();
  expect(phoneDigitsIn("Sue 0100")).toBeNull();
});
