import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { beforeEach, expect, it, vi } from "vitest";
import type { PaymentSetup } from "../../shared/payments/order-schemas";
import { PricingPage } from "../packages/pricing-page";
import type { Answers } from "../testing/answers";
import { fillIn } from "../testing/fill-in";
import { testMe } from "../testing/me";
import { testOrder, testOrderPaid } from "../testing/order";
import { testPlan } from "../testing/plan";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";

const training = testPlan({
  id: 3,
  name: "Training Package",
  kind: "training",
  hoursIncluded: 0,
  price: "60.00",
  tax: "3.00",
  total: "63.00",
});
const setup: PaymentSetup = {
  gateway: "test",
  clientToken: "test",
  clientId: null,
  environment: "sandbox",
};
const paid = { id: "TEST-1", status: "COMPLETED", hoursRemaining: 10 } as const;

beforeEach(() => {
  sessionStorage.clear();
  dismissToast();
});

/** Opens the dialog with one 10 Hour Plan in it. */
async function openDialog(answers: Answers) {
  showScreen(<PricingPage />, {
    "auth.me": testMe({ hoursRemaining: 0 }),
    "packages.plans": [testPlan(), training],
    "packages.setup": setup,
    ...answers,
  });
  await userEvent.click(await screen.findByRole("button", { name: "Purchase 10 Hour Plan" }));
  return within(await screen.findByRole("dialog"));
}

const typedIn = (field: HTMLElement) => (field instanceof HTMLInputElement ? field.value : null);

async function typeCard(dialog: ReturnType<typeof within>, number: string) {
  fillIn(await dialog.findByLabelText("Card number"), number);
  fillIn(dialog.getByLabelText("Expiry"), "12/30");
  fillIn(dialog.getByLabelText("CVC"), "123");
}

it("shows each price, its GST and the total before anything is paid", async () => {
  const dialog = await openDialog({});
  await userEvent.click(dialog.getByRole("button", { name: "One Training Package more" }));
  expect(dialog.getByText("$250.00").textContent).toBe("$250.00 + $12.50 GST");
  const totals = dialog.getByText("Subtotal").parentElement?.textContent;
  expect(totals).toBe("Subtotal$310.00GST 5%$15.50Total$325.50 CAD");
  expect(await dialog.findByRole("button", { name: "Pay $325.50" })).toBeTruthy();
});

it("takes three items at most, one training, and says why no more", async () => {
  const dialog = await openDialog({});
  const more = dialog.getByRole("button", { name: "One 10 Hour Plan more" });
  const training = dialog.getByRole("button", { name: "One Training Package more" });
  await userEvent.click(training);
  await userEvent.click(training);
  expect(dialog.getByRole("alert").textContent).toMatch(/sold one at a time/);
  await userEvent.click(more);
  expect(dialog.queryByRole("alert")).toBeNull();
  await userEvent.click(more);
  expect(dialog.getByRole("alert").textContent).toBe("You can buy at most 3 items at once");
  expect(dialog.getByLabelText("10 Hour Plan in the cart").textContent).toBe("2");
});

it("orders at the total, captures with the card, and says 'Payment Successful'", async () => {
  const placeOrder = vi.fn(() => ({ id: "TEST-1" }));
  const capture = vi.fn(() => paid);
  const dialog = await openDialog({
    "packages.placeOrder": placeOrder,
    "packages.capture": capture,
  });
  await typeCard(dialog, "4111 1111 1111 1111");
  await userEvent.click(dialog.getByRole("button", { name: "Pay $262.50" }));
  expect(await screen.findByText("Payment Successful")).toBeTruthy();
  expect(placeOrder).toHaveBeenCalledWith({
    amount: "262.50",
    currency: "CAD",
    intent: "CAPTURE",
    items: [{ planId: 2, quantity: 1 }],
  });
  expect(capture).toHaveBeenCalledWith({ id: "TEST-1", testCardNumber: "4111111111111111" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("leads from 'Payment Successful' to the receipt", async () => {
  const dialog = await openDialog({
    "packages.placeOrder": () => ({ id: "TEST-1" }),
    "packages.capture": () => paid,
    "packages.myOrders": [
      testOrderPaid({ id: 1, receiptNumber: 11, providerOrderId: "TEST-0" }),
      testOrderPaid({ id: 2, receiptNumber: 12, providerOrderId: "TEST-1" }),
    ],
  });
  await typeCard(dialog, "4111 1111 1111 1111");
  await userEvent.click(dialog.getByRole("button", { name: "Pay $262.50" }));
  (await screen.findByRole("button", { name: "Receipt" })).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(window.location.pathname).toBe("/receipts/12"));
});

it("says of a payment that the bank holds that it is on its way, and offers no other", async () => {
  const dialog = await openDialog({
    "packages.placeOrder": () => ({ id: "TEST-1" }),
    "packages.capture": () => ({ id: "TEST-1", status: "PENDING", hoursRemaining: 0 }),
  });
  await typeCard(dialog, "4111 1111 1111 1111");
  await userEvent.click(dialog.getByRole("button", { name: "Pay $262.50" }));
  expect(await screen.findByText("Payment on Its Way")).toBeTruthy();
  expect(screen.queryByText("Payment Successful")).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("shows a payment that was stored before a reload, once", async () => {
  sessionStorage.setItem(
    "successfulPayment",
    JSON.stringify({
      orderId: "TEST-1",
      total: "262.50",
      bought: "1 × 10 Hour Plan",
      hoursRemaining: 10,
    }),
  );
  showScreen(<PricingPage />, { "auth.me": null, "packages.plans": [] });
  expect(await screen.findByText("Payment Successful")).toBeTruthy();
  expect(sessionStorage.getItem("successfulPayment")).toBeNull();
});

function refusal(sentence: string, code: string) {
  return () => {
    throw TRPCClientError.from({
      error: { message: sentence, code: -32600, data: { refusal: code } },
    });
  };
}

it("says that a card was declined, and keeps what was typed", async () => {
  const dialog = await openDialog({
    "packages.placeOrder": { id: "TEST-1" },
    "packages.capture": refusal("The payment was declined.", "PAYMENT_DECLINED"),
  });
  await typeCard(dialog, "4000000000000002");
  await userEvent.click(dialog.getByRole("button", { name: "Pay $262.50" }));
  expect(
    (await dialog.findByText("The payment was declined.")).closest("[role=alert]"),
  ).toBeTruthy();
  expect(typedIn(dialog.getByLabelText("Card number"))).toBe("4000000000000002");
});

it("asks again about a payment nobody answered for, and never orders it twice", async () => {
  const placeOrder = vi.fn(() => ({ id: "TEST-1" }));
  let asked = 0;
  const capture = vi.fn((_input: unknown) => {
    asked += 1;
    return asked === 1 ? refusal("Not heard back.", "PAYMENT_UNCERTAIN")() : paid;
  });
  const dialog = await openDialog({
    "packages.placeOrder": placeOrder,
    "packages.capture": capture,
  });
  await typeCard(dialog, "4000000000000119");
  await userEvent.click(dialog.getByRole("button", { name: "Pay $262.50" }));
  const again = await dialog.findByRole("button", { name: "Ask again" });
  const more = dialog.getByRole("button", { name: "One 10 Hour Plan more" });
  expect(more.matches(":disabled")).toBe(true);
  await userEvent.click(again);
  expect(await screen.findByText("Payment Successful")).toBeTruthy();
  expect(placeOrder).toHaveBeenCalledTimes(1);
  expect(capture).toHaveBeenLastCalledWith({ id: "TEST-1" });
});

it.each([
  ["a proxy's error page", "API endpoint not available: /api/trpc/packages.capture"],
  ["a proxy's plain words", "504: Gateway Timeout"],
])("takes %s for no answer: it asks again and orders nothing anew", async (_name, message) => {
  const placeOrder = vi.fn(() => ({ id: "TEST-1" }));
  const dialog = await openDialog({
    "packages.placeOrder": placeOrder,
    "packages.capture": () => Promise.reject(new Error(message)),
  });
  await typeCard(dialog, "4111111111111111");
  await userEvent.click(dialog.getByRole("button", { name: "Pay $262.50" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Ask again" }));
  expect(await dialog.findByRole("button", { name: "Ask again" })).toBeTruthy();
  expect(dialog.queryByRole("button", { name: /^Pay/ })).toBeNull();
  expect(placeOrder).toHaveBeenCalledTimes(1);
});

it("orders for the clubhouse and says that the order waits", async () => {
  const dialog = await openDialog({ "packages.payAtClubhouse": testOrder() });
  await userEvent.click(await dialog.findByRole("radio", { name: "Pay at the clubhouse" }));
  await userEvent.click(dialog.getByRole("button", { name: "Order for $262.50" }));
  expect(await screen.findByText("Order 7 is waiting for payment")).toBeTruthy();
});

it("offers the clubhouse alone where nothing can be paid online", async () => {
  const dialog = await openDialog({
    "packages.setup": { ...setup, gateway: "clubhouse", clientToken: null },
  });
  expect(await dialog.findByRole("button", { name: "Order for $262.50" })).toBeTruthy();
  await waitFor(() => expect(dialog.queryByRole("radio")).toBeNull());
});
