import { describe, expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import {
  bookBoatInputAt,
  bookForMemberInputAt,
  bookingRangeInput,
  moveBookingInputAt,
} from "./booking-schemas";

const bookBoatInput = bookBoatInputAt(documentedProfile);
const bookForMemberInput = bookForMemberInputAt(documentedProfile);

const booking = { boatId: 1, dateStr: "2026-11-21", timeStr: "06:30", duration: 1.5 };
const forMember = { ...booking, memberId: 3, timeStr: "06:00" };
const durationMessage = (min: number) =>
  `Please select a duration of ${min} to 4 hours, in half-hour steps`;

test.each([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4])("a member may ask for %d hours", (duration) => {
  expect(bookBoatInput.safeParse({ ...booking, duration }).success).toBe(true);
});

test.each([0, 0.25, 0.75, 1.2, 4.5, 8, -1, "1", null, undefined, Number.NaN])(
  "a member may not ask for %s hours",
  (duration) => {
    const refused = bookBoatInput.safeParse({ ...booking, duration });
    expect(refused.error?.issues[0]?.message).toBe(durationMessage(0.5));
  },
);

test.each(["00:00", "05:00", "06:30", "19:30", "23:30"])("accepts %s", (time) => {
  expect(bookBoatInput.safeParse({ ...booking, timeStr: time }).success).toBe(true);
});

test.each([
  "6:30",
  "06:15",
  "06:31",
  "24:00",
  "29:00",
  "06:30:00",
  "06:30 ",
  "",
  630,
  null,
  "６:30",
])("refuses %j as a start", (time) => {
  const refused = bookBoatInput.safeParse({ ...booking, timeStr: time });
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([
    "Please select a time on the hour or half hour",
  ]);
});

describe("an admin booking for a member", () => {
  test.each([1, 1.5, 4])("may ask for %d hours", (duration) => {
    expect(bookForMemberInput.safeParse({ ...forMember, duration }).success).toBe(true);
  });

  test.each([0.5, 4.5])("may not ask for %d hours", (duration) => {
    const refused = bookForMemberInput.safeParse({ ...forMember, duration });
    expect(refused.error?.issues[0]?.message).toBe(durationMessage(1));
  });

  test.each(["06:30", "06:15", "6:00"])("may not start at %s", (timeStr) => {
    expect(bookForMemberInput.safeParse({ ...forMember, timeStr }).success).toBe(false);
  });

  test("starts on the hour, and says so", () => {
    const refused = bookForMemberInput.safeParse({ ...forMember, timeStr: "06:30" });
    expect(refused.error?.issues[0]?.message).toBe("Please select a start on the hour");
  });
});

describe("at a club of other hours and lengths", () => {
  const [hours] = documentedProfile.openingHours;
  if (!hours) throw new Error("It has hours");
  const other = {
    ...documentedProfile,
    longestOuting: 6,
    openingHours: [{ ...hours, opens: "06:30" }],
  };

  test("a member may ask for its longest outing, and hears of it", () => {
    const asked = (duration: number) =>
      bookBoatInputAt(other).safeParse({ ...booking, duration }).error?.issues[0]?.message;
    expect([asked(6), asked(6.5)]).toEqual([
      undefined,
      "Please select a duration of 0.5 to 6 hours, in half-hour steps",
    ]);
  });

  test("an admin starts on its half hour", () => {
    const asked = (timeStr: string) =>
      bookForMemberInputAt(other).safeParse({ ...forMember, timeStr }).error?.issues[0]?.message;
    expect([asked("06:30"), asked("07:00")]).toEqual([
      undefined,
      "Please select a start on the half hour",
    ]);
  });

  test("a move may name a length that is offered no longer, and nothing odd", () => {
    const asked = (duration: number) =>
      moveBookingInputAt(documentedProfile).safeParse({ id: 1, duration }).error?.issues[0]
        ?.message;
    expect([asked(6), asked(0.75), asked(12.5)]).toEqual([
      undefined,
      durationMessage(0.5),
      durationMessage(0.5),
    ]);
  });
});

test.each([-1, 0.5, 2_147_483_648, 1e21, "1", "abc", null, undefined])(
  "%s is no boat's id",
  (boatId) => {
    const refused = bookBoatInput.safeParse({ ...booking, boatId });
    expect(refused.error?.issues[0]?.message).toBe("That is not a valid id");
  },
);

test("a range may be one day long, and not run backwards", () => {
  const day = { startDate: "2026-11-21", endDate: "2026-11-21" };
  expect(bookingRangeInput.safeParse(day).success).toBe(true);
  const backwards = bookingRangeInput.safeParse({ ...day, endDate: "2026-11-20" });
  expect(backwards.error?.issues[0]?.message).toBe(
    "The end date must not be before the start date",
  );
});
