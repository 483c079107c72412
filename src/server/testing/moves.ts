import { beforeEach, expect } from "vitest";
import { type MovedView, movedView } from "../../shared/bookings/booking-schemas";
import { openTestClub } from "./open-test-club";
import type { TestAnswer, TestClient } from "./test-client";

/** Asks to move a booking over the documented call. */
export const moveBy = (
  client: TestClient,
  id: number,
  wanted: object,
  headers?: Record<string, string>,
): Promise<TestAnswer> => client.request("PUT", `/api/bookings/${id}`, wanted, headers);

/** Moves a booking where that must be done; gives the answer. */
export async function movedBy(...call: Parameters<typeof moveBy>): Promise<MovedView> {
  const answer = await moveBy(...call);
  expect(answer.status, answer.text).toBe(200);
  return answer.read(movedView);
}

type Headers = Record<string, string>;

/** A club in which Sam moves bookings between a Solo and a Tango, and an admin looks on. */
export function openMovingClub() {
  const club = openTestClub();
  const db = () => club().services.db;
  let sam: TestClient;
  let admin: TestClient;
  beforeEach(async () => {
    sam = await club().signIn("sam");
    admin = await club().signIn("admin");
  });

  return {
    club,
    db,
    sam: () => sam,
    admin: () => admin,
    solo: () => club().boats.solo.id,
    tango: () => club().boats.tango.id,
    move: (id: number, wanted: object, client = sam, headers?: Headers) =>
      moveBy(client, id, wanted, headers),
    moved: (id: number, wanted: object, client = sam, headers?: Headers) =>
      movedBy(client, id, wanted, headers),
    mails: (kind = "booking moved") =>
      db().outboxMessage.findMany({ where: { kind }, orderBy: { id: "asc" } }),
  };
}
