import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { MemberView } from "../../shared/members/member-views";
import type { Answers } from "../testing/answers";
import { testMe } from "../testing/me";
import { testMember } from "../testing/member";
import { testOuting, testOutingOut } from "../testing/outing";
import { showScreen, testClub } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { LogbookPage } from "./logbook-page";

afterEach(() => dismissToast());

const landed = { landedAt: "2026-11-20T20:20:00.000Z", kilometres: 6.2, state: "landed" as const };

function show(
  outings: NonNullable<Answers["bookings.myOutings"]> | null,
  answers: Answers = {},
  member: MemberView | null = testMember(),
) {
  const me = member && testMe(member);
  showScreen(<LogbookPage />, { "auth.me": me, "bookings.myOutings": outings, ...answers });
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
  expect(await screen.findByText("3.9 mi, 1 outing, 1 h")).toBeTruthy();
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
