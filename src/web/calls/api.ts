import { QueryClient } from "@tanstack/react-query";
import { httpBatchLink, httpLink, type Operation, splitLink, type TRPCLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import { callsPerBatch } from "../../shared/opening/calls-per-batch";
import { apiFetch, jsonOnlyFetch, type SendRequest } from "./api-fetch";
import type { BrowserRouter } from "./browser-router";
import { feedLink } from "./feed-link";
import { readAfterWrites } from "./read-after-writes";
import { repeatHeader, repeatLink } from "./repeat-link";
import { askWhoIsSignedIn, pressedBy } from "./who-is-signed-in";

/** The server's five routers, typed. A read without a session gives null; see `apiFetch`. */
export const trpc = createTRPCReact<BrowserRouter>();

const url = "/api/trpc";

declare module "@trpc/client" {
  interface OperationContext {
    send?: SendRequest;
    /** whose write it is, where that is known better than by who is signed in here now */
    pressedBy?: number;
  }
}

/** The way to the server, and back into the cache: what a session's end and a write make old. */
export function createApiClient(queryClient: QueryClient) {
  const askAgain = () => void askWhoIsSignedIn(queryClient);
  const ask = (input: RequestInfo | URL | string, init?: Parameters<typeof apiFetch>[1]) =>
    apiFetch(String(input), init, askAgain);
  const writeHeaders = (op: Operation) => ({ ...repeatHeader(op), ...pressedBy(op, queryClient) });
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
                true: largeLink(askAgain, writeHeaders),
                false: httpBatchLink({
                  url,
                  fetch: ask,
                  maxItems: 1,
                  headers: ({ opList: [op] }) => writeHeaders(op),
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
function largeLink(
  onUnauthorized: () => void,
  headersOf: (op: Operation) => Record<string, string>,
): TRPCLink<BrowserRouter> {
  return (runtime) => (handed) => {
    const { op } = handed;
    const send = (input: RequestInfo | URL | string, init?: Parameters<typeof apiFetch>[1]) =>
      apiFetch(String(input), init, onUnauthorized, op.context.send);
    return httpLink({ url, fetch: send, headers: headersOf(op) })(runtime)(handed);
  };
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
