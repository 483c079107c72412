import { QueryClient } from "@tanstack/react-query";
import { httpBatchLink, httpLink, splitLink, type TRPCLink } from "@trpc/client";
import { createTRPCReact, getQueryKey } from "@trpc/react-query";
import { callsPerBatch } from "../../shared/opening/calls-per-batch";
import { apiFetch, jsonOnlyFetch, type SendRequest } from "./api-fetch";
import type { BrowserRouter } from "./browser-router";
import { feedLink } from "./feed-link";
import { readAfterWrites } from "./read-after-writes";
import { repeatHeader, repeatLink } from "./repeat-link";

/** The server's five routers, typed. A read without a session gives null; see `apiFetch`. */
export const trpc = createTRPCReact<BrowserRouter>();

const url = "/api/trpc";

declare module "@trpc/client" {
  interface OperationContext {
    send?: SendRequest;
  }
}

/** The way to the server, and back into the cache: what a session's end and a write make old. */
export function createApiClient(queryClient: QueryClient) {
  const askAnew = () => askWhoIsSignedIn(queryClient);
  const ask = (input: RequestInfo | URL | string, init?: Parameters<typeof apiFetch>[1]) =>
    apiFetch(String(input), init, askAnew);
  return trpc.createClient({
    links: [
      splitLink({
        condition: (op) => op.type === "subscription",
        true: feedLink(url),
        false: splitLink({
          // For every screen, because they share what was read.
          condition: (op) => op.path === "boats.list",
          true: httpLink({ url, fetch: (input, init) => jsonOnlyFetch(String(input), init) }),
          false: splitLink({
            condition: (op) => op.type === "mutation",
            // Each write travels alone, because each has its own key. It takes the batch link all
            // the same: that one sends a body even where there is no input.
            true: [
              readAfterWrites(queryClient),
              repeatLink(),
              splitLink({
                // A photo or a sheet is larger than what a batch may bring.
                condition: ({ path }) => /^(boats.reportDamage|admin.importSheet)$/.test(path),
                true: largeLink(askAnew),
                false: httpBatchLink({
                  url,
                  fetch: ask,
                  maxItems: 1,
                  headers: ({ opList: [op] }) => repeatHeader(op),
                }),
              }),
            ],
            false: httpBatchLink({ url, fetch: ask, maxItems: callsPerBatch }),
          }),
        }),
      }),
    ],
  });
}

/** Sends as the screen wishes that shows how much has left (`useUpload`). */
function largeLink(onUnauthorized: () => void): TRPCLink<BrowserRouter> {
  return (runtime) => (handed) => {
    const { op } = handed;
    const send = (input: RequestInfo | URL | string, init?: Parameters<typeof apiFetch>[1]) =>
      apiFetch(String(input), init, onUnauthorized, op.context.send);
    return httpLink({ url, fetch: send, headers: repeatHeader(op) })(runtime)(handed);
  };
}

/**
 * Asks again who is signed in, if somebody was: their session has ended. A question that is already
 * on its way is enough: the refusal of this one must not ask once more.
 */
function askWhoIsSignedIn(queryClient: QueryClient): void {
  const queryKey = getQueryKey(trpc.auth.me, undefined, "query");
  if (!queryClient.getQueryData(queryKey)) return;
  void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
}

/**
 * Fresh for 5 minutes; no retries, no refetch on focus, no polling (rules, Screens). Without a
 * network a call fails and says so; it does not wait for one in silence, and what has failed is
 * asked again when the network is back.
 */
export function createQueryClient() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  // Every screen asks who is signed in; after a failure each of them would ask the server again.
  queryClient.setQueryDefaults([["auth", "me"]], { retryOnMount: false });
  return queryClient;
}
