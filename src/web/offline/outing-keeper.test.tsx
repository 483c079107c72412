import { QueryClientProvider } from "@tanstack/react-query";
import { render, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createApiClient, createQueryClient, trpc } from "../calls/api";
import { keepOuting, keptOuting } from "./kept-outing";
import { OutingKeeper } from "./outing-keeper";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const outing = {
  memberId: 3,
  endsAt: 5000,
  day: "Saturday, November 21",
  times: "6:30 AM – 7:30 AM",
  boat: 'Solo 14 "Heron"',
  reference: "WRC-0001",
  arrival: "6:15 AM",
  codes: [],
  instructions: "",
};

/** Keeps an outing, and opens the app where the question who is signed in is answered so. */
async function openTheApp(answer: () => Response) {
  keepOuting(outing);
  vi.stubGlobal("fetch", async () => answer());
  const queryClient = createQueryClient();
  render(
    <trpc.Provider client={createApiClient(queryClient)} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <OutingKeeper />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

it("forgets the outing when nobody is signed in", async () => {
  const unauthorized = { error: { message: "", code: -32001, data: { httpStatus: 401 } } };
  await openTheApp(() => Response.json([unauthorized], { status: 401 }));
  await waitFor(() => expect(keptOuting(0)).toBeNull());
});

it("keeps the outing while a proxy answers web pages", async () => {
  const headers = { "content-type": "text/html" };
  await openTheApp(() => new Response("<!doctype html>", { status: 502, headers }));
  expect(keptOuting(0)).toEqual(outing);
});
