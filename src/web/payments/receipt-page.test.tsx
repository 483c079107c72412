import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Route } from "wouter";
import { paths } from "../paths";
import { testOrderPaid } from "../testing/order";
import { showScreen } from "../testing/show-screen";
import { ReceiptPage } from "./receipt-page";

const club = { name: "Willows", address: "Oak Bay", email: "club@example.com" };

/** What a receipt says of the order's sums. */
async function totalsOf(order: ReturnType<typeof testOrderPaid>) {
  const receipt = { order, club };
  const page = <Route path={paths.receipt} component={ReceiptPage} />;
  showScreen(page, { "packages.receipt": receipt }, "/receipts/12");
  return (await screen.findByText("Total")).closest("dl")?.textContent;
}

test("a receipt says what was refunded, and how much of it was GST", async () => {
  expect(await totalsOf(testOrderPaid({ refunded: "157.50" }))).toMatch(
    /Refunded\$157\.50of which GST\$7\.50$/,
  );
});

test("a receipt without GST says none of a refund either", async () => {
  const order = testOrderPaid({ tax: "0.00", taxes: [], total: "250.00", refunded: "150.00" });
  expect(await totalsOf(order)).toMatch(/Refunded\$150\.00$/);
});
