import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { createApiClient, createQueryClient, trpc } from "./calls/api";
import { useSignedIn } from "./signed-in";
import { testMe } from "./testing/me";

afterEach(() => vi.unstubAllGlobals());

/** Reads the account of whoever is signed in, as a screen would that was just opened. */
function Standing() {
  const { standing } = useSignedIn();
  const [reading, setReading] = useState(false);
  trpc.auth.account.useQuery(undefined, { enabled: reading });
  return (
    <button type="button" onClick={() => setReading(true)}>
      {standing}
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
        <Standing />
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
