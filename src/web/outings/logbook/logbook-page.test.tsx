import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { MemberView } from "../../../shared/members/member-views";
import type { Answers } from "../../testing/answers";
import { testMe } from "../../testing/me";
import { testMember } from "../../testing/member";
import { testOuting, testOutingOut } from "../../testing/outing";
import { showScreen, testClub } from "../../testing/show-screen";
import { dismissToast } from "../../ui/toasts/toast-store";
import { LogbookPage } from "./logbook-page";

afterEach(() => dismissToast());

const landed = { landedAt: "2026-11-20T20:20:00.000Z", kilometres: 6.2, state: "landed" as const };

function show(
  outings: NonNullable<Answers["bookings.myOutings"]> | null,
  answers: Answers = {},
  member: MemberView | null = testMember(),
) {
  const me = member && testMe(member);
  showScreen(<LogbookPage />, {
    "auth.me": me,
    "bookings.myOutings": outings,
    "bookings.goal": { kilometres: null },
    ...answers,
  });
}

it("counts what landed by month and year, and leaves out what did not", async () => {
  const lastYear = { bookingId: 3, bookingDate: "2025-11-02" };
  show([testOuting(), testOutingOut(landed), testOutingOut({ ...landed, ...lastYear })]);
  const years = within(await screen.findByRole("region", { name: "By year" }));
  const rows = years.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toEqual(["YearOutingsKilometresHours", "202616.21", "202516.21"]);
  expect(screen.getByText("6.2 km, 1 outing, 1 h")).toBeTruthy();
  const lines = within(screen.getByRole("region", { name: "Outings" })).getAllByRole("listitem");
  expect(lines).toHaveLength(2);
  expect(lines[0]?.textContent).toContain("6.2 km");
});

it("says how the season goes: how far, how often, the longest row, weeks in a row", async () => {
  show([
    testOutingOut(landed),
    testOutingOut({ ...landed, bookingId: 8, bookingDate: "2026-11-12", kilometres: 9.9 }),
    testOutingOut({ ...landed, bookingId: 9, bookingDate: "2025-12-30", kilometres: 20 }),
  ]);
  const season = within(await screen.findByRole("region", { name: "This season" }));
  expect(season.getByText("16.1")).toBeTruthy();
  const figures = season.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(figures).toEqual(["2", "9.9 kmNov 12", "2"]);
});

it("draws the months from the third on, and has the table from the first", async () => {
  const first = testOutingOut({ ...landed, bookingId: 8, bookingDate: "2026-10-01" });
  show([testOutingOut(landed), first]);
  await screen.findByRole("region", { name: "By year" });
  expect(screen.queryByRole("region", { name: "The last twelve months" })).toBeNull();
});

it("draws three months", async () => {
  const first = testOutingOut({ ...landed, bookingId: 8, bookingDate: "2026-09-30" });
  show([testOutingOut(landed), first]);
  expect(await screen.findByRole("region", { name: "The last twelve months" })).toBeTruthy();
});

it("sets a goal in the club's unit, and says how much of it is rowed", async () => {
  let goal: { kilometres: number | null } = { kilometres: null };
  const setGoal = vi.fn((set: { kilometres: number | null }) => (goal = { ...set }));
  const units = { wind: "mph", temperature: "F", distance: "mi" } as const;
  show([testOutingOut({ ...landed, kilometres: 40.2 })], {
    "bookings.goal": () => ({ kilometres: goal.kilometres }),
    "bookings.setGoal": ({ kilometres }) => setGoal({ kilometres }),
    "admin.club": { ...testClub, settings: { ...testClub.settings, units } },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Set a goal" }));
  const field = screen.getByLabelText("Miles this season");
  await user.type(field, "6214");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Please enter 1 to 6213 mi, or nothing")).toBeTruthy();
  await user.clear(field);
  await user.type(field, "100");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const bar = await screen.findByRole("img", { name: "Goal: 25 of 100 mi" });
  expect(Number(bar.querySelector("rect")?.getAttribute("width"))).toBeCloseTo(24.97);
  expect(setGoal).toHaveBeenCalledExactlyOnceWith({ kilometres: 161 });
});

it("takes a goal away with an empty field, and says when one is reached", async () => {
  const setGoal = vi.fn(() => ({ kilometres: null }));
  show([testOutingOut(landed)], {
    "bookings.goal": { kilometres: 6 },
    "bookings.setGoal": setGoal,
  });
  expect(await screen.findByText("Reached")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Change the goal" }));
  await userEvent.clear(screen.getByLabelText("Kilometres this season"));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(setGoal).toHaveBeenCalledExactlyOnceWith({ kilometres: null, seen: { kilometres: 6 } }),
  );
});

it("corrects an outing of the last days", async () => {
  const land = vi.fn(() => ({ outing: testOutingOut(landed) }));
  const old = testOutingOut({ ...landed, bookingId: 3, bookingDate: "2026-11-17" });
  show([testOutingOut(landed), old], { "bookings.land": land });
  const user = userEvent.setup();
  const buttons = await screen.findAllByRole("button", { name: /^Correct the outing/ });
  expect(buttons).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: /^Correct the outing/ }));
  const field = screen.getByLabelText("Kilometres");
  await user.clear(field);
  await user.type(field, "7.5");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/is corrected/)).toBeTruthy();
  const edit = { id: 7, kilometres: 7.5, seen: { kilometres: 6.2 } };
  expect(land).toHaveBeenCalledExactlyOnceWith(edit);
});

it("shows and takes miles where the club counts in them, and sends tenths of a kilometre", async () => {
  const land = vi.fn(() => ({ outing: testOutingOut({ ...landed, kilometres: 6.4 }) }));
  const units = { wind: "mph", temperature: "F", distance: "mi" } as const;
  const settings = { ...testClub.settings, units };
  show([testOutingOut(landed)], { "bookings.land": land, "admin.club": { ...testClub, settings } });
  const user = userEvent.setup();
  const season = await screen.findByRole("region", { name: "This season" });
  expect(season.textContent).toContain("3.9mi");
  expect(screen.getByRole("columnheader", { name: "Miles" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Correct the outing/ }));
  const field = screen.getByLabelText("Miles");
  expect(field).toHaveProperty("value", "3.9");
  await user.clear(field);
  await user.type(field, "37.3");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Please enter 0 to 37.2 mi, in tenths")).toBeTruthy();
  await user.clear(field);
  await user.type(field, "4,0");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/is corrected/)).toBeTruthy();
  expect(land).toHaveBeenCalledExactlyOnceWith({
    id: 7,
    kilometres: 6.4,
    seen: { kilometres: 6.2 },
  });
});

it("asks for a distance where none is written", async () => {
  const land = vi.fn();
  show([testOutingOut(landed)], { "bookings.land": land });
  await userEvent.click(await screen.findByRole("button", { name: /^Correct the outing/ }));
  await userEvent.type(screen.getByLabelText("Kilometres"), "x");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Please enter 0 to 60 km, in tenths")).toBeTruthy();
  expect(land).not.toHaveBeenCalled();
});

it("says what will stand there while nothing does", async () => {
  show([]);
  expect(await screen.findByText("Nothing in your logbook yet")).toBeTruthy();
});

it("asks whoever is not signed in to log in", async () => {
  show([], {}, null);
  expect(await screen.findByText("Please log in to see your logbook")).toBeTruthy();
});
