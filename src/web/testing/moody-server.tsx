import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { Route, Switch } from "wouter";
import { createApiClient, createQueryClient, trpc } from "../calls/api";
import { ClubProvider, useClub } from "../clock/club-clock";
import { useSignedIn } from "../signed-in";
import { type Answers, answerTo } from "./answers";
import { testClub } from "./show-screen";

/** How everything but the session and the club's clock is answered. */
type Mood = "silent" | "well" | "signed out" | "a proxy's page";

interface Shown {
  /** Whatever still waits for an answer gets the new mood's. */
  becomes: (mood: Mood) => Promise<void>;
  readAgain: () => Promise<void>;
}

/** Renders a screen over the app's own way to the server, with a stand-in that is silent at first. */
export function showMoods(screen: ReactNode, answers: Answers, at = "/", path = "*"): Shown {
  const server = moodyServer({ "admin.club": testClub, ...answers });
  vi.stubGlobal("fetch", server.fetch);
  window.history.replaceState(null, "", at);
  const queryClient = createQueryClient();
  render(
    <trpc.Provider client={createApiClient(queryClient)} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <ClubProvider>
          <main tabIndex={-1}>
            <OnceKnown>
              <Switch>
                <Route path={path}>{screen}</Route>
              </Switch>
            </OnceKnown>
          </main>
        </ClubProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return {
    becomes: (mood) => act(async () => server.becomes(mood)),
    readAgain: () => act(async () => void queryClient.invalidateQueries()),
  };
}

/** As the app does: the screens come once it is known who is here, and what time it is. */
function OnceKnown({ children }: { children: ReactNode }) {
  const { loading } = useSignedIn();
  const club = useClub();
  return loading || club === null ? null : children;
}

const steady = ["auth.me", "admin.club"];

function moodyServer(answers: Answers) {
  let mood: Mood = "silent";
  let waiting: (() => void)[] = [];

  const spoken = () => new Promise<void>((resolve) => waiting.push(resolve));

  async function fetch(url: string): Promise<Response> {
    const { pathname, searchParams } = new URL(url, "http://here");
    const procedures = pathname.split("/").at(-1)?.split(",") ?? [];
    const isSteady = procedures.every((procedure) => steady.includes(procedure));
    while (!isSteady && mood === "silent") await spoken();
    if (!isSteady && mood === "a proxy's page") return proxysPage();
    const inputs = JSON.parse(searchParams.get("input") ?? "{}");
    const results = procedures.map((procedure, n) =>
      mood === "signed out" && !steady.includes(procedure)
        ? unauthorized
        : { result: { data: answerTo(answers, procedure, inputs[n]) } },
    );
    return Response.json(searchParams.has("batch") ? results : results[0]);
  }

  function becomes(next: Mood) {
    mood = next;
    for (const speak of waiting) speak();
    waiting = [];
  }
  return { fetch, becomes };
}

const proxysPage = () =>
  new Response("<!doctype html>", { status: 502, headers: { "content-type": "text/html" } });

const unauthorized = {
  error: { code: -32001, message: "Please log in to continue.", data: { httpStatus: 401 } },
};
