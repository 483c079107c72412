import { expect, test } from "vitest";
import { addHoursInput, subtractHoursInput } from "./hour-schemas";

const firstMessage = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

test.each([0.25, 0.5, 1.75, 10, 100])("takes %d hours", (hours) => {
  expect(addHoursInput.safeParse({ id: 1, hours }).success).toBe(true);
  expect(subtractHoursInput.safeParse({ id: 1, hours }).success).toBe(true);
});

test.each([0, -1, "5", null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
  "refuses to add or subtract %s hours in the documented words",
  (hours) => {
    expect(firstMessage(addHoursInput.safeParse({ id: 1, hours }))).toBe(
      "Please enter a valid number of hours",
    );
    expect(firstMessage(subtractHoursInput.safeParse({ id: 1, hours }))).toBe(
      "Please enter a valid number of hours to subtract.",
    );
  },
);

test.each([100.25, 101, 1e9])("refuses to add %d hours at once", (hours) => {
  expect(firstMessage(addHoursInput.safeParse({ id: 1, hours }))).toBe(
    "Cannot add more than 100 hours at once",
  );
});

test.each([0.1, 0.3, 1.2, 99.99])("refuses %d hours: they go in quarters", (hours) => {
  expect(addHoursInput.safeParse({ id: 1, hours }).success).toBe(false);
});

test("subtracts more than a hundred hours at once", () => {
  expect(subtractHoursInput.safeParse({ id: 1, hours: 250 }).success).toBe(true);
});
