import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { ReactNode } from "react";
import { defaultClubSettings, publicClubSettings } from "../../shared/settings/club-settings";
import { createQueryClient, trpc } from "../calls/api";
import type { BrowserRouter } from "../calls/browser-router";
import { readAfterWrites } from "../calls/read-after-writes";
import { ClubProvider, useClub } from "../clock/club-clock";
import { Toaster } from "../ui/toasts/toaster";
import { type AnswerOf, type Answers, answerTo } from "./answers";

/** Noon and a half on 2026-11-20 at the club. */
export const testClub: NonNullable<AnswerOf<"admin.club">> = {
  settings: publicClubSettings.parse(defaultClubSettings),
  clock: {
    instant: "2026-11-20T19:30:00.000Z",
    offsetMinutes: -420,
    today: "2026-11-20",
    minutes: 750,
    changes: [],
    earlier: [],
  },
  closures: [],
  placeTold: true,
  kinds: ["single", "double"],
  mailKept: false,
  weatherUrl: "https://forecast.example/v1/forecast",
  announcements: [],
  pictures: { logo: null, first: null, second: null, third: null },
  demo: null,
};

/** Renders a screen as the app would at the address `at`, with `answers` in the place of the server. */
export function showScreen(screen: ReactNode, answers: Answers, at = "/") {
  window.history.replaceState(null, "", at);
  const queryClient = createQueryClient();
  const client = trpc.createClient({
    links: [readAfterWrites(queryClient), answering({ "admin.club": testClub, ...answers })],
  });
  return render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <ClubProvider>
          <OnceClubIsKnown>{screen}</OnceClubIsKnown>
        </ClubProvider>
        <Toaster />
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

function OnceClubIsKnown({ children }: { children: ReactNode }) {
  return useClub() === null ? null : children;
}

/** A link that answers from a table. A feed that is not in it stays silent. */
function answering(answers: Answers): TRPCLink<BrowserRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        if (op.type === "subscription") {
          return answers["bookings.changes"]?.((data) =>
            observer.next({ result: { type: "data", data } }),
          );
        }
        answerLater(answers, op.path, op.input).then(
          (data) => {
            observer.next({ result: { type: "data", data } });
            observer.complete();
          },
          (error) => observer.error(TRPCClientError.from(error)),
        );
      });
}

const answerLater = async (...call: Parameters<typeof answerTo>) => answerTo(...call);
