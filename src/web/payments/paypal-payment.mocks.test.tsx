import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { PaymentSetup } from "../../shared/payments/order-schemas";
import { showScreen } from "../testing/show-screen";
import { PaypalPayment } from "./paypal-payment";
import type { Checkout } from "./use-checkout";

// PayPal's script is not there in a test: its button is one that approves, cancels or fails.
const sdk = vi.hoisted(() => ({ status: "resolved", provided: vi.fn() }));

interface Session {
  createOrder: () => Promise<{ orderId: string }>;
  onApprove: (data: { orderId: string }) => Promise<void>;
  onCancel: () => void;
  onError: () => void;
}

vi.mock("@paypal/react-paypal-js/sdk-v6", () => ({
  INSTANCE_LOADING_STATE: { PENDING: "pending", RESOLVED: "resolved", REJECTED: "rejected" },
  PayPalProvider: ({ children, ...props }: { children: React.ReactNode }) => {
    sdk.provided(props);
    return children;
  },
  usePayPal: () => ({ loadingStatus: sdk.status }),
  PayPalGuestPaymentButton: () => null,
  PayPalOneTimePaymentButton: ({ createOrder, onApprove, onCancel, onError }: Session) => (
    <>
      <button type="button" onClick={() => createOrder().then(onApprove).catch(onError)}>
        Approve
      </button>
      <button type="button" onClick={onCancel}>
        Give up
      </button>
    </>
  ),
}));

const setup: PaymentSetup = {
  gateway: "paypal",
  clientToken: "for-the-browser",
  clientId: "club",
  environment: "sandbox",
};

beforeEach(() => {
  sdk.status = "resolved";
});

function showPaypal(changes: Partial<Checkout> = {}, empty = false) {
  const checkout: Checkout = {
    total: "262.50",
    unsettled: false,
    waiting: null,
    placeOrder: vi.fn(async () => "ORDER-1"),
    capture: vi.fn(async () => {}),
    payWithTestCard: vi.fn(),
    askAgain: vi.fn(),
    payAtClubhouse: vi.fn(),
    forgetWaiting: vi.fn(),
    ...changes,
  };
  showScreen(<PaypalPayment setup={setup} checkout={checkout} empty={empty} />, {});
  return checkout;
}

const approve = async () => userEvent.click(await screen.findByRole("button", { name: "Approve" }));

it("sets PayPal up with the club's token, in the world it belongs to", async () => {
  showPaypal();
  await screen.findByRole("button", { name: "Approve" });
  expect(sdk.provided).toHaveBeenLastCalledWith(
    expect.objectContaining({ clientToken: "for-the-browser", environment: "sandbox" }),
  );
});

it("orders at the club, and captures what the buyer approved", async () => {
  const checkout = showPaypal();
  await approve();
  expect(checkout.placeOrder).toHaveBeenCalledTimes(1);
  expect(checkout.capture).toHaveBeenCalledWith("ORDER-1");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says the club's own reason when the order is refused, not PayPal's echo of it", async () => {
  const refused = new Error("The membership fee is already paid.");
  showPaypal({ placeOrder: () => Promise.reject(refused) });
  await approve();
  expect((await screen.findByRole("alert")).textContent).toBe(refused.message);
});

it("says why a capture failed", async () => {
  const declined = new Error("The payment was declined.");
  showPaypal({ capture: () => Promise.reject(declined) });
  await approve();
  expect((await screen.findByRole("alert")).textContent).toBe(declined.message);
});

it("says that a cancelled payment charged nothing", async () => {
  showPaypal();
  await userEvent.click(await screen.findByRole("button", { name: "Give up" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/Nothing was charged/);
});

it("offers no button while nothing is chosen", async () => {
  showPaypal({}, true);
  expect(await screen.findByText("Choose a package first.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
});

it("says what to do when PayPal's script cannot be loaded", async () => {
  sdk.status = "rejected";
  showPaypal();
  expect(await screen.findByText("PayPal could not be loaded")).toBeTruthy();
});
