import { expect } from "vitest";
import type { DamageReportView, StaffDamageView } from "../../shared/damage/damage-schemas";
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
    (await client.get(`/api/admin/damage${query}`)).json() as StaffDamageView[],
  mine: async () => (await client.get("/api/members/damage")).json() as DamageReportView[],
  photo: (id: number, number: number) => client.get(`/api/damage/${id}/photos/${number}`),
});
export type Damage = ReturnType<typeof damageOf>;

/** The report of an answer that must be 201. */
export function reportIn(answer: TestAnswer): DamageReportView {
  expect(answer.status, answer.text).toBe(201);
  return (answer.json() as { report: DamageReportView }).report;
}
