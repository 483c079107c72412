import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { createApiClient, createQueryClient, trpc } from "./calls/api";
import { readByScreen } from "./calls/read-after-writes";
import { useSignedIn } from "./signed-in";
import { testMe } from "./testing/me";

afterEach(() => vi.unstubAllGlobals());

/** Reads the account of whoever is signed in, as a screen would that was just opened. */
function Role() {
  const { role } = useSignedIn();
  const [reading, setReading] = useState(false);
  trpc.auth.account.useQuery(undefined, { enabled: reading });
  return (
    <button type="button" onClick={() => setReading(true)}>
      {role}
    </button>
  );
}

const unauthorized = {
  error: { message: "Please log in", code: -32001, data: { httpStatus: 401 } },
};
const refusal = () => Response.json([unauthorized], { status: 401 });
const proxysPage = () =>
  new Response("<!doctype html>", { status: 502, headers: { "content-type": "text/html" } });

/** Opens it for a member whose session then ends, and lets its next read be answered so. */
async function readsAfterTheEnd(answer: () => Response) {
  const me = { result: { data: testMe() } };
  const asked: string[] = [];
  let ended = false;
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(new URL(url, "http://here").pathname.replace("/api/trpc/", ""));
    return ended ? answer() : Response.json([me]);
  });
  const queryClient = createQueryClient();
  const client = createApiClient(queryClient);
  render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Role />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  const button = await screen.findByRole("button", { name: "approved" });
  ended = true;
  button.click();
  await waitFor(() => expect(asked).toContain("auth.account"));
  return asked;
}

it("notices with the first read that is refused that the session has ended", async () => {
  const asked = await readsAfterTheEnd(refusal);
  expect(await screen.findByRole("button", { name: "visitor" })).toBeTruthy();
  expect(asked).toEqual(["auth.me", "auth.account", "auth.me"]);
});

it("takes a proxy's page for no news of the session", async () => {
  const asked = await readsAfterTheEnd(proxysPage);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole("button", { name: "approved" })).toBeTruthy();
  expect(asked).toEqual(["auth.me", "auth.account"]);
});

it("reads anew what stood on the screen of a member whom another tab has replaced", async () => {
  const another = [
    { error: { message: "Somebody else", code: -32001, data: { httpStatus: 401 } } },
  ];
  let id = 3;
  const pressed: (string | null)[] = [];
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    const named = new Headers(init?.headers).get("pressed-by");
    if (init?.method === "POST") {
      pressed.push(named);
      return id === Number(named)
        ? Response.json([{ result: { data: {} } }])
        : Response.json(another, { status: 401 });
    }
    const asked = url.split("?")[0]?.split("/").at(-1)?.split(",") ?? [];
    const answers = { "auth.me": testMe({ id }), "auth.account": `of member ${id}` };
    return Response.json(asked.map((read) => ({ result: { data: Object(answers)[read] } })));
  });
  const queryClient = createQueryClient();
  const client = createApiClient(queryClient);
  render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Pressing />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  (await screen.findByRole("button", { name: "of member 3" })).click();
  await waitFor(() => expect(pressed).toEqual(["3"]));
  id = 7;
  screen.getByRole("button").click();
  expect(await screen.findByRole("button", { name: "of member 7" })).toBeTruthy();
  expect(pressed).toEqual(["3", "3"]);
});

/** Shows what was read for whoever is signed in, and writes when pressed. */
function Pressing() {
  useSignedIn();
  const account = trpc.auth.account.useQuery();
  const { mutate } = trpc.auth.requestDeletion.useMutation(readByScreen);
  return (
    <button type="button" onClick={() => mutate({ reason: "" })}>
      {String(account.data)}
    </button>
  );
}
