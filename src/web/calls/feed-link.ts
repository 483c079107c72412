import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "../../server/api/app-router";
import { feedPulse } from "../../shared/live/feed-pulse";

/**
 * Carries a subscription without input over the browser's own EventSource, which opens it again
 * when the network breaks. A feed that is silent for too long counts as broken. tRPC's own link
 * would add 3 kB to everyone's first page.
 */
export function feedLink(url: string): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        const feed = new EventSource(`${url}/${op.path}`);
        let silence: ReturnType<typeof setTimeout> | undefined;
        const heard = () => {
          clearTimeout(silence);
          silence = setTimeout(fail, feedPulse.longestSilenceMs);
        };
        const close = () => {
          clearTimeout(silence);
          feed.close();
        };
        const fail = () => {
          close();
          observer.error(TRPCClientError.from(new Error("The feed broke off")));
        };
        heard();
        feed.onmessage = ({ data }) => {
          heard();
          observer.next({ result: { type: "data", data: JSON.parse(data) } });
        };
        feed.addEventListener("ping", heard);
        feed.addEventListener("serialized-error", fail);
        feed.addEventListener("return", () => {
          close();
          observer.complete();
        });
        // While it tries again by itself it is CONNECTING; refused, it is CLOSED for good.
        feed.onerror = () => feed.readyState === EventSource.CLOSED && fail();
        return close;
      });
}
