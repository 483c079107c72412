import type { ProcedureType } from "@trpc/server";
import { appRouter } from "./app-router";
import type { ProcedureMeta } from "./procedure-meta";

/** A procedure as it was built, and its meta. */
export interface Procedure {
  /** such as `bookings.book` */
  name: string;
  type: ProcedureType;
  meta: ProcedureMeta;
  /** what tRPC keeps of it, its schemas among it */
  built: object;
}

/** Every procedure, read once from the routers. */
export const procedures: readonly Procedure[] = Object.entries(appRouter._def.record).flatMap(
  ([noun, verbs]) =>
    Object.entries(verbs).map(([verb, { meta, _def }]) => ({
      name: `${noun}.${verb}`,
      type: _def.type,
      meta,
      built: _def,
    })),
);
