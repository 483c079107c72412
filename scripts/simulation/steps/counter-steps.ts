import { z } from "zod";
import { toQuarters } from "../../../src/shared/hours/quarters";
import { isUncertain, mutation } from "../asking";
import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";
import { adminAtWork } from "./signing-in";
import { number, stepKind } from "./step-kind";

const sold = z.object({ id: z.number() });

/** What admins do with hours and money over the counter. The same label is the same request. */
export const counterSteps = {
  sell: stepKind(
    { sale: number, who: number, plan: number, quantity: number, paid: z.boolean() },
    async (club, { sale, who, plan, quantity, paid }, via) => {
      const { id } = club.memory.person(who);
      const admin = await adminAtWork(club, via);
      if (!admin || id === undefined) return;
      const body = { items: [{ planId: plan, quantity }], paid };
      const path = `/api/admin/members/${id}/purchase`;
      const call = { method: "POST", path, body, key: `sale ${sale}` } as const;
      const answer = await club.ask(admin, call, via);
      if (answer?.status !== 201) return;
      const given = sold.parse(answer.body);
      const known = club.memory.sales.get(sale);
      if (known && known.id !== given.id)
        throw new Broken("a repetition sells once", { sale, known });
      club.memory.sales.set(sale, { who, id: given.id });
      if (!known) club.count("sales over the counter");
    },
  ),

  "mark paid": saleStep("admin.markPaid"),
  "cancel the sale": saleStep("admin.cancelOrder"),
  "refund the sale": saleStep("admin.refund", { reason: "moved away" }),

  "add hours": stepKind(
    { label: number, who: number, hours: z.number() },
    async (club, { label, who, hours }, via) => {
      await changeHours(club, { label, who, hours, path: "add-hours" }, via);
    },
  ),

  "subtract hours": stepKind(
    { label: number, who: number, hours: z.number() },
    async (club, { label, who, hours }, via) => {
      await changeHours(club, { label, who, hours, path: "subtract-hours" }, via);
    },
  ),
};

function saleStep(procedure: string, more: object = {}) {
  return stepKind({ sale: number }, async (club, { sale }, via) => {
    const known = club.memory.sales.get(sale);
    const admin = await adminAtWork(club, via);
    if (!known || !admin) return;
    await club.ask(admin, mutation(procedure, { id: known.id, ...more }), via);
  });
}

async function changeHours(
  club: SimulatedClub,
  { label, who, hours, path }: { label: number; who: number; hours: number; path: string },
  via: number,
) {
  const { id } = club.memory.person(who);
  const admin = await adminAtWork(club, via);
  if (!admin || id === undefined) return;
  const reason = `${path} ${label}`;
  const body = { hours, reason };
  const url = `/api/admin/members/${id}/${path}`;
  const call = { method: "POST", path: url, body, key: reason } as const;
  const answer = await club.ask(admin, call, via);
  const certain = answer?.status === 200;
  if (!certain && !isUncertain(answer)) return;
  const known = club.memory.hours.get(reason);
  const quarters = toQuarters(path === "add-hours" ? hours : -hours);
  club.memory.hours.set(reason, { who, quarters, certain: certain || known?.certain === true });
  if (certain) club.count("changes of hours");
}
