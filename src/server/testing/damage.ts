import { expect } from "vitest";
import { z } from "zod";
import {
  type DamageReportView,
  damageAnswer,
  damageReportView,
  staffDamageView,
} from "../../shared/damage/damage-schemas";
import { hashToken } from "../auth/one-time-links";
import type { PrismaClient } from "../database/open-database";
import type { TestAnswer, TestClient } from "./test-client";

/** What people do about damage, over the documented calls. */
export const damageOf = (client: TestClient) => ({
  report: (boatId: number, said: object = {}) =>
    client.post(`/api/boats/${boatId}/damage`, {
      severity: "minor",
      what: "A scratch",
      ...said,
    }),
  edit: (id: number, change: object) => client.put(`/api/admin/damage/${id}`, change),
  list: async (query = "?open=true") =>
    (await client.get(`/api/admin/damage${query}`)).read(z.array(staffDamageView)),
  mine: async () => (await client.get("/api/members/damage")).read(z.array(damageReportView)),
  photo: (id: number, number: number) => client.get(`/api/damage/${id}/photos/${number}`),
});
export type Damage = ReturnType<typeof damageOf>;

/** A tablet at the dock, paired long ago, whose key is its name. */
export async function pairTablet(db: PrismaClient, client: TestClient, name: string) {
  const then = new Date(0);
  const data = { name, createdAt: then, pairingExpiresAt: then, pairedAt: then };
  await db.dockDevice.create({ data: { ...data, keyHash: hashToken(name) } });
  client.cookie = `slipway-dock=${encodeURIComponent(name)}`;
  return damageOf(client);
}

/** The report of an answer that must be 201. */
export function reportIn(answer: TestAnswer): DamageReportView {
  expect(answer.status, answer.text).toBe(201);
  return answer.read(damageAnswer).report;
}
