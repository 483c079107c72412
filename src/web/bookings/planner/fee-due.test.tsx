import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showScreen } from "../../testing/show-screen";
import { FeeDue } from "./fee-due";

const show = (fee: { gatesBooking: boolean; paid: string | null }) => {
  showScreen(
    <>
      <FeeDue facts={{ fee }} />
      <p>below</p>
    </>,
    {},
  );
  return screen.findByText("below");
};

it.each([
  [null, "Your membership fee is not paid yet. Please pay it, then book.", "Pay your fee"],
  [
    "2026-11-19",
    "Your membership fee was paid until November 19, 2026. Please pay it, then book.",
    "Renew your fee",
  ],
])("of a fee paid until %s it says so and leads to where it is paid", async (paid, words, link) => {
  await show({ gatesBooking: true, paid });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole("link", { name: link }).getAttribute("href")).toBe("/my-hours");
});

it.each([
  { gatesBooking: false, paid: null },
  { gatesBooking: true, paid: "2026-11-20" },
  { gatesBooking: true, paid: "for good" },
])("says nothing for %j", async (fee) => {
  await show(fee);
  expect(screen.queryByRole("link")).toBeNull();
});
