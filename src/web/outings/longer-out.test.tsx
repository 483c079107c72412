import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { Answering } from "../testing/answers";
import { testOutingOut } from "../testing/outing";
import { showScreen } from "../testing/show-screen";
import { LongerOut } from "./longer-out";

const extended: Answering<"bookings.extend"> = ({ timeStr }) => ({
  outing: testOutingOut({ dueTime: timeStr }),
});

function show(answer = extended) {
  const extend = vi.fn(answer);
  showScreen(<LongerOut bookingId={7} dueTime="13:45" />, { "bookings.extend": extend });
  return extend;
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });

it.each([
  ["15 minutes longer", "14:00"],
  ["30 minutes longer", "14:15"],
])("asks for %s than the boat is due", async (name, timeStr) => {
  const extend = show();
  await userEvent.click(await button(name));
  expect(await screen.findByText('Solo 14 "Heron" is in the log')).toBeTruthy();
  expect(extend).toHaveBeenCalledExactlyOnceWith({ id: 7, timeStr });
});

it("asks once while an answer is on its way", async () => {
  const extend = show(() => new Promise<never>(() => {}));
  await userEvent.dblClick(await button("15 minutes longer"));
  await userEvent.click(await button("30 minutes longer"));
  expect(extend).toHaveBeenCalledOnce();
});

it("says until when at the latest, and can be asked for less", async () => {
  const refused = "The boat is booked next: be back by 2:00 PM.";
  show((input) =>
    input.timeStr === "14:15" ? Promise.reject(new Error(refused)) : extended(input),
  );
  await userEvent.click(await button("30 minutes longer"));
  expect(await screen.findByText("Not extended")).toBeTruthy();
  expect(screen.getByText(refused)).toBeTruthy();
  await userEvent.click(await button("15 minutes longer"));
  expect(await screen.findByText('Solo 14 "Heron" is in the log')).toBeTruthy();
});
