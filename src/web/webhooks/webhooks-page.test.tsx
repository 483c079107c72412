import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { DeliveryView, WebhookView } from "../../shared/webhooks/webhook-schemas";
import type { Answers } from "../testing/answers";
import { fillIn } from "../testing/fill-in";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { WebhooksPage } from "./webhooks-page";

const url = "https://board.willows.example/slipway";
const webhook: WebhookView = {
  id: 1,
  url,
  events: ["booking.created"],
  active: true,
  createdAt: "2026-11-18T18:00:00.000Z",
  failingSince: null,
  oldSecretUntil: null,
};
const failed: DeliveryView = {
  id: 7,
  event: "booking.created",
  createdAt: "2026-11-18T18:00:00.000Z",
  status: "failed",
  attempts: 30,
  sentAt: null,
  nextAttemptAt: null,
  lastError: "Error: Answered with status 500",
};

async function open(answers: Answers = {}, shown: Partial<WebhookView> = {}) {
  const asked: { path: string; input: unknown }[] = [];
  const noted = Object.entries(answers).map(([path, answer]) => [
    path,
    (input: unknown) => {
      asked.push({ path, input });
      return answer;
    },
  ]);
  showScreen(<WebhooksPage />, {
    "auth.me": testMe({ isAdmin: true }),
    "admin.webhooks": [{ ...webhook, ...shown }],
    "admin.webhookDeliveries": [failed],
    ...Object.fromEntries(noted),
  });
  await screen.findByRole("heading", { name: new RegExp(url) });
  return asked;
}

it("shows the secret of a new webhook once", async () => {
  const asked = await open({ "admin.addWebhook": { ...webhook, id: 2, secret: "a-secret" } });
  fillIn(screen.getByLabelText(/^Address of a new webhook/), "https://a.example/");
  for (const word of ["Member approved", "Order paid", "Boat overdue"]) {
    await userEvent.click(screen.getByRole("checkbox", { name: word }));
  }
  await userEvent.click(screen.getByRole("button", { name: "Add webhook" }));
  expect(await screen.findByDisplayValue("a-secret")).toBeTruthy();
  expect(asked).toEqual([
    {
      path: "admin.addWebhook",
      input: {
        url: "https://a.example/",
        events: [
          "booking.created",
          "booking.moved",
          "booking.cancelled",
          "outing.launched",
          "outing.landed",
        ],
      },
    },
  ]);
});

it("renews a secret once it has said that both sign for a day", async () => {
  const oldSecretUntil = "2026-11-19T18:00:00.000Z";
  const renewed = { ...webhook, oldSecretUntil, secret: "another-secret" };
  const asked = await open({ "admin.renewWebhookSecret": renewed }, { oldSecretUntil });
  expect(screen.getByText(/^Signed with the old secret as well until/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: `Renew secret of ${url}` }));
  expect(await screen.findByText(/For 24 hours every message is signed/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Renew it" }));
  expect(await screen.findByDisplayValue("another-secret")).toBeTruthy();
  expect(asked).toEqual([{ path: "admin.renewWebhookSecret", input: { id: 1 } }]);
});

it("says what became of a message, and sends it again", async () => {
  const asked = await open({ "admin.resendDelivery": { ...failed, status: "waiting" } });
  await userEvent.click(screen.getByRole("button", { name: `Show messages to ${url}` }));
  expect(await screen.findByText(/Given up after 30 tries/)).toBeTruthy();
  expect(screen.getByText(/status 500/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Send again message 7" }));
  await waitFor(() =>
    expect(asked).toEqual([{ path: "admin.resendDelivery", input: { id: 1, deliveryId: 7 } }]),
  );
});

it("switches a webhook on, which sends nothing again while it is off", async () => {
  const asked = await open({ "admin.editWebhook": webhook }, { active: false });
  expect(screen.getByText("Switched off")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: `Show messages to ${url}` }));
  await screen.findByText(/Given up/);
  expect(screen.queryByRole("button", { name: /^Send again/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: `Switch on ${url}` }));
  await waitFor(() =>
    expect(asked).toEqual([
      { path: "admin.editWebhook", input: { id: 1, active: true, seen: { active: false } } },
    ]),
  );
});
