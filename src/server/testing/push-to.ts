import { expect } from "vitest";
import { type AddedPushDevice, addedPushDevice } from "../../shared/push/push-schemas";
import { deliverDuePush } from "../delivery/deliver-push";
import { webPushTransport } from "../push/send-push";
import type { TestClub } from "./open-test-club";
import type { TestClient } from "./test-client";
import { testMoment } from "./test-moment";

/** Sends what is due to the devices of a test club's members; gives how many messages arrived. */
export function deliverPush({ services, clock }: TestClub): Promise<number> {
  const { db, publicUrl } = services;
  return deliverDuePush(db, webPushTransport(true), publicUrl, () => testMoment(clock.now()));
}

/** Lets a browser show somebody's messages, over the documented call. */
export async function addDevice(
  client: TestClient,
  { subscription }: { subscription: object },
): Promise<AddedPushDevice> {
  const answer = await client.post("/api/auth/push", subscription);
  expect(answer.status, answer.text).toBe(201);
  return answer.read(addedPushDevice);
}
