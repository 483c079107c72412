import { expect } from "vitest";
import { z } from "zod";
import {
  deliveryView,
  webhookView,
  webhookWithSecret,
} from "../../shared/webhooks/webhook-schemas";
import type { PrismaClient } from "../database/open-database";
import type { Moment } from "../time/moment";
import { beginWebhookLoops, type WebhookTransport } from "../webhooks/deliver-webhooks";
import type { TestClub } from "./open-test-club";
import type { TestClient } from "./test-client";
import { testMoment } from "./test-moment";

const address = "/api/admin/webhooks";
/** A literal that nobody answers at: nothing is looked up, and nothing leaves this machine. */
export const nobodysAddress = "https://8.8.8.8/club";

/** What an admin does with webhooks, over the documented calls. */
export const webhooksOf = (admin: TestClient) => ({
  add: async (more: object = {}) => {
    const answer = await admin.post(address, { url: nobodysAddress, ...more });
    expect(answer.status, answer.text).toBe(201);
    return answer.read(webhookWithSecret);
  },
  renew: async ({ id }: { id: number }) => {
    const answer = await admin.post(`${address}/${id}/secret`);
    expect(answer.status, answer.text).toBe(200);
    return answer.read(webhookWithSecret);
  },
  list: async () => (await admin.get(address)).read(z.array(webhookView)),
  deliveries: async ({ id }: { id: number }) =>
    (await admin.get(`${address}/${id}/deliveries`)).read(z.array(deliveryView)),
});

/** Sends what is due to every webhook, and gives how many messages arrived. */
export async function deliverWebhooks(
  db: PrismaClient,
  transport: WebhookTransport,
  moment: () => Moment,
): Promise<number> {
  const arrived = await Promise.all(await beginWebhookLoops(db, transport, moment, new Map()));
  return arrived.reduce((sum, count) => sum + count, 0);
}

/** A program of others that hears what it is sent, or fails. */
export function hearWebhooks(club: TestClub, fails = () => false) {
  const heard: { event: string; data: { bookingId?: number; [told: string]: unknown } }[] = [];
  const transport: WebhookTransport = async (_target, body) => {
    if (fails()) throw new Error("Answered with status 500");
    heard.push(JSON.parse(body));
  };
  return {
    heard,
    deliver: () => deliverWebhooks(club.services.db, transport, () => testMoment(club.clock.now())),
  };
}
