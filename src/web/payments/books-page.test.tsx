import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { Answers } from "../testing/answers";
import { fillIn } from "../testing/fill-in";
import { testOrder, testOrderPaid } from "../testing/order";
import { showScreen } from "../testing/show-screen";
import { BooksPage } from "./books-page";

const order = testOrder();
const paid = testOrderPaid({ id: 8, receiptNumber: 4, memberName: "Jo Lindqvist" });
const unpaidOnline = testOrder({ id: 9, gateway: "paypal" });

function showBooks(answers: Answers = {}) {
  showScreen(<BooksPage />, {
    "auth.me": null,
    "admin.compareBooks": [],
    "admin.orders": ({ status }) => (status === "pending" ? [order, unpaidOnline] : [paid]),
    ...answers,
  });
}

it("says that the books agree", async () => {
  showBooks();
  expect(await screen.findByText("The books agree")).toBeTruthy();
});

it("names every row that disagrees", async () => {
  const problem = { subject: "member 3", problem: "lots 9, ledger 10, subscription 10 hours" };
  showBooks({ "admin.compareBooks": [problem] });
  expect((await screen.findByRole("alert")).textContent).toContain("1 row disagrees");
  expect(screen.getByRole("row", { name: /member 3 lots 9, ledger 10/ })).toBeTruthy();
});

it("marks a clubhouse order paid after asking, naming the member and the sum", async () => {
  const markPaid = vi.fn(() => ({ ...paid, id: 7 }));
  showBooks({ "admin.markPaid": markPaid });
  await userEvent.click(
    await screen.findByRole("button", { name: "Mark paid order 7 of Sam Okafor" }),
  );
  const asked = within(screen.getByRole("alertdialog"));
  expect(asked.getByRole("heading").textContent).toBe("262.50 CAD from Sam Okafor?");
  expect(markPaid).not.toHaveBeenCalled();
  await userEvent.click(asked.getByRole("button", { name: "Mark paid" }));
  await waitFor(() => expect(markPaid).toHaveBeenCalledWith({ id: 7 }));
});

it("leaves an online payment under way alone", async () => {
  showBooks();
  await screen.findByRole("button", { name: /Mark paid order 7/ });
  expect(screen.queryByRole("button", { name: /Mark paid order 9/ })).toBeNull();
});

it("gives up an unpaid order after asking", async () => {
  const cancelOrder = vi.fn(() => testOrder({ status: "cancelled" }));
  showBooks({ "admin.cancelOrder": cancelOrder });
  await userEvent.click(
    await screen.findByRole("button", { name: "Cancel order 7 of Sam Okafor" }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Cancel order" }));
  await waitFor(() => expect(cancelOrder).toHaveBeenCalledWith({ id: 7 }));
});

it("says what a refund gives back and takes, and refunds nothing without a reason", async () => {
  const refund = vi.fn(() => ({ ...paid, refunded: "157.50" }));
  showBooks({ "admin.refundPreview": { amount: "157.50", hours: 6 }, "admin.refund": refund });
  await userEvent.click(
    await screen.findByRole("button", { name: "Refund order 8 of Jo Lindqvist" }),
  );
  const dialog = within(await screen.findByRole("dialog"));
  expect((await dialog.findByText(/157\.50 CAD go back/)).textContent).toContain(
    "6 hours not used yet are taken from the account of Jo Lindqvist",
  );
  await userEvent.click(dialog.getByRole("button", { name: "Refund $157.50" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("Reason is required");
  fillIn(dialog.getByLabelText("Reason"), "moving away");
  await userEvent.click(dialog.getByRole("button", { name: "Refund $157.50" }));
  await waitFor(() => expect(refund).toHaveBeenCalledWith({ id: 8, reason: "moving away" }));
});

it("says so when nothing is left to refund, and what to do where a fee is to go back", async () => {
  showBooks({ "admin.refundPreview": { amount: "0.00", hours: 0 } });
  await userEvent.click(await screen.findByRole("button", { name: /^Refund order 8/ }));
  expect(await screen.findByText(/Nothing of this order is left to refund/)).toBeTruthy();
  expect(screen.getByText(/hand out the money and note it/)).toBeTruthy();
});

it("finds a paid order by its member or its receipt", async () => {
  showBooks();
  await screen.findByText("Jo Lindqvist");
  const search = screen.getByLabelText("Find by name or receipt");
  fillIn(search, "lind");
  expect(screen.getByText("Jo Lindqvist")).toBeTruthy();
  fillIn(search, "5");
  expect(screen.queryByText("Jo Lindqvist")).toBeNull();
  fillIn(search, "4");
  expect(screen.getByText("Jo Lindqvist")).toBeTruthy();
});
