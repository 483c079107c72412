import type { Query, QueryClient } from "@tanstack/react-query";
import type { Operation } from "@trpc/client";
import type { AnyQueryProcedure, inferRouterOutputs } from "@trpc/server";
import type { ProcedureName } from "../../server/api/procedure-name";
import { pressedByHeader } from "../../shared/members/pressed-by";
import type { BrowserRouter } from "./browser-router";

type Me = inferRouterOutputs<BrowserRouter>["auth"]["me"];

export const meKey = [["auth", "me"], { type: "query" }] as const;

const memberOf = (queryClient: QueryClient) => queryClient.getQueryData<Me>(meKey)?.member.id;

/** On whose screen a write was pressed: the server does it for nobody else who has signed in since. */
export function pressedBy(
  { context }: Operation,
  queryClient: QueryClient,
): Record<string, string> {
  const memberId = context.pressedBy ?? memberOf(queryClient);
  return memberId === undefined ? {} : { [pressedByHeader]: String(memberId) };
}

/**
 * Asks again who is signed in, if somebody was: their session has ended. A question that is already
 * on its way is enough: the refusal of this one must not ask once more. Where another member is by
 * now, nothing stays that was read for the one before.
 */
export async function askWhoIsSignedIn(queryClient: QueryClient): Promise<void> {
  const before = memberOf(queryClient);
  if (before === undefined) return;
  await queryClient.invalidateQueries({ queryKey: meKey }, { cancelRefetch: false });
  const now = memberOf(queryClient);
  if (now !== undefined && now !== before) {
    await queryClient.resetQueries({ predicate: isAMembers });
  }
}

/** All but who is signed in and the club's own settings. */
export const isAMembers = ({ queryKey: [path] }: Query): boolean =>
  !kept.some((read) => read === [path].flat().join("."));

const kept: readonly ProcedureName<AnyQueryProcedure>[] = ["admin.club", "auth.me"];
