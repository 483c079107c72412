import type { RestCard } from "../call-card";
import { type Procedure, procedures } from "../procedures";

/** A documented REST call, and the procedure that answers it. */
export type RestRoute = RestCard & { procedure: Procedure };

/** Throws where a card would let a GET write, or have something else read. */
export function routesOf(procedure: Procedure): RestRoute[] {
  return [procedure.card.rest ?? []].flat().map((card) => {
    const kind = card.method === "GET" && !card.redirect ? "query" : "mutation";
    if (procedure.type !== kind) {
      throw new Error(`${card.method} ${card.path} needs a ${kind}: not ${procedure.name}.`);
    }
    return { ...card, procedure };
  });
}

/** The documented REST calls: what stands in the cards, read once. */
export const restRoutes: readonly RestRoute[] = procedures.flatMap(routesOf);
