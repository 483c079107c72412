import type { AccessLevel } from "../procedure-meta";
import { restRoutes } from "./rest-routes";

/** A REST call in a few words. */
export interface CallRow {
  /** such as `GET /api/boats/:id` */
  call: string;
  status: number;
  who: AccessLevel | undefined;
  token: "read" | "write" | undefined;
  procedure: string;
}

/** Every REST call, as the cards of its procedures say. */
export const callTable: readonly CallRow[] = restRoutes.map((route) => ({
  call: `${route.method} ${route.path}`,
  status: route.redirect ? 302 : (route.status ?? 200),
  who: route.procedure.meta.accessLevel,
  token: route.token,
  procedure: route.procedure.name,
}));
