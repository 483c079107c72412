import { notifyManager, type QueryClient } from "@tanstack/react-query";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "../../server/api/app-router";
import { changesHeader } from "../../shared/live/changes";

/**
 * For a write whose control must not be pressed again before its screen is true: it settles when
 * what it changed has been read again.
 */
export const readFirst = { trpc: { context: { readFirst: true } } };

/** For a write after which its screen sees itself to what is read again or forgotten, and when. */
export const readByScreen = { trpc: { context: { readByScreen: true } } };

/**
 * Reads again what each write changed, as its answer names it; after a refusal, too, for then the
 * screen showed what was no longer so. No screen keeps a list of what its writes make old.
 */
export function readAfterWrites(queryClient: QueryClient): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      if (op.type !== "mutation" || op.context.readByScreen) return next(op);
      return observable((observer) => {
        const afterReading = (answer: unknown, hand: () => void) => {
          const reading = readChanged(queryClient, answer);
          // Screens hear of what was read in a turn of their own: that one first.
          if (op.context.readFirst) void reading.then(() => notifyManager.schedule(hand));
          else hand();
        };
        return next(op).subscribe({
          next: (answer) =>
            afterReading(answer.context?.response, () => {
              observer.next(answer);
              observer.complete();
            }),
          error: (error) => afterReading(error.meta?.response, () => observer.error(error)),
        });
      });
    };
}

/**
 * An answer without the header was lost, or is none of our server's: nobody knows what was done, so
 * all that is on screen is read again. The same while the table of reads cannot be fetched, which
 * a first page does without.
 */
async function readChanged(queryClient: QueryClient, answer: unknown): Promise<unknown> {
  const named = answer instanceof Response ? answer.headers.get(changesHeader) : null;
  if (named === "") return;
  const table = named && (await import("./read-again").catch(() => null));
  if (!table) return queryClient.invalidateQueries();
  return table.readAgain(queryClient, table.topicsIn(named));
}
