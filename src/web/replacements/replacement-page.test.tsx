import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { Refusal } from "../../shared/refusals";
import type { ReplacementView } from "../../shared/replacements/replacement-schemas";
import { offeredBooking } from "../testing/replacement";
import { showScreen } from "../testing/show-screen";
import { ReplacementPage } from "./replacement-page";

const replacement: ReplacementView = {
  reason: "unusable",
  boatName: "Heron",
  booking: offeredBooking(),
  choices: ["swap", "cancel"],
  outcome: null,
  swapTo: { id: 2, name: "Tern" },
};

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("shows the outing and both choices, and does nothing before a press", async () => {
  showScreen(<ReplacementPage />, { "bookings.offer": replacement });
  await screen.findByRole("heading", { name: "Heron cannot be rowed" });
  expect(screen.getByText("Your outing WRC-0012: Tomorrow, 8:00 AM – 9:00 AM.")).toBeDefined();
  expect(screen.getByText("Back to your account: 1 hour.")).toBeDefined();
});

it("moves the outing by one press, and says to which boat", async () => {
  let now = replacement;
  const choose = () => {
    const booking = { ...replacement.booking, boatId: 2, boat: { name: "Tern" } };
    now = { ...replacement, booking, choices: [], outcome: "swap", swapTo: null };
    return { booking, hoursRefunded: 0 };
  };
  showScreen(<ReplacementPage />, { "bookings.offer": () => now, "bookings.chooseOffer": choose });
  await screen.findByRole("heading", { name: "Heron cannot be rowed" });
  await press("Row Tern instead");
  await screen.findByRole("heading", { name: "You row Tern" });
});

it("offers only the cancellation where no boat is free, or it is too rough", async () => {
  const { unmount } = showScreen(<ReplacementPage />, {
    "bookings.offer": { ...replacement, swapTo: null },
  });
  await screen.findByText("No other boat of this kind is free at that time.");
  expect(screen.getAllByRole("button")).toHaveLength(1);
  unmount();
  showScreen(<ReplacementPage />, {
    "bookings.offer": { ...replacement, reason: "no-go", choices: ["cancel"], swapTo: null },
  });
  await screen.findByRole("heading", { name: "Too rough to row" });
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

it("says why a press led to nothing, and lets one choose again", async () => {
  const refuse = () => {
    throw new Refusal("BOAT_NOT_FREE", "That boat is not free at that time.");
  };
  showScreen(<ReplacementPage />, {
    "bookings.offer": replacement,
    "bookings.chooseOffer": refuse,
  });
  await screen.findByRole("heading", { name: "Heron cannot be rowed" });
  await press("Row Tern instead");
  expect((await screen.findByRole("alert")).textContent).toContain("not free");
  expect(screen.getByRole("button", { name: "Cancel this outing" })).toBeDefined();
});

it("leads home from an address that is no offer", async () => {
  const message = "This link has been used, or it is too old.";
  const refuse = () => {
    throw new TRPCClientError(message, {
      result: { error: { code: -32603, message, data: { httpStatus: 422 } } },
    });
  };
  showScreen(<ReplacementPage />, { "bookings.offer": refuse });
  await screen.findByRole("heading", { name: "This link leads nowhere now" });
  expect(screen.getByRole("link", { name: "Go to my dashboard" })).toBeDefined();
});

it("says that nothing was heard where the network fails, and not that the address is none", async () => {
  const fail = () => {
    throw new Error("Failed to fetch");
  };
  showScreen(<ReplacementPage />, { "bookings.offer": fail });
  expect((await screen.findByRole("alert")).textContent).toContain("Your choice did not load");
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  expect(screen.queryByText("This link leads nowhere now")).toBeNull();
});
