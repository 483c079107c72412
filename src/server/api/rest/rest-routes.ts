import type { RestMeta } from "../procedure-meta";
import { type Procedure, procedures } from "../procedures";

/** A documented REST call, and the procedure that answers it. */
export type RestRoute = RestMeta & { procedure: Procedure };

/** Throws where a procedure would let a GET write, or have something else read. */
export function routesOf(procedure: Procedure): RestRoute[] {
  return [procedure.meta.rest ?? []].flat().map((meta) => {
    const kind = meta.method === "GET" && !meta.redirect ? "query" : "mutation";
    if (procedure.type !== kind) {
      throw new Error(`${meta.method} ${meta.path} needs a ${kind}: not ${procedure.name}.`);
    }
    return { ...meta, procedure };
  });
}

/** The documented REST calls: what stands in the cards, read once. */
export const restRoutes: readonly RestRoute[] = procedures.flatMap(routesOf);
