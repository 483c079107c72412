import { expect } from "vitest";
import type { MovedView } from "../../shared/bookings/booking-schemas";
import type { TestAnswer, TestClient } from "./test-client";

/** Asks to move a booking over the documented call. */
export const moveBy = (
  client: TestClient,
  id: number,
  wanted: object,
  headers?: Record<string, string>,
): Promise<TestAnswer> => client.request("PUT", `/api/bookings/${id}`, wanted, headers);

/** The same where it must be done; gives the answer. */
export async function movedBy(...call: Parameters<typeof moveBy>): Promise<MovedView> {
  const answer = await moveBy(...call);
  expect(answer.status, answer.text).toBe(200);
  return answer.json() as MovedView;
}
