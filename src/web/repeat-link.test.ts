import { createTRPCClient, httpLink } from "@trpc/client";
import { beforeEach, expect, it, vi } from "vitest";
import type { AppRouter } from "../server/api/app-router";
import { repeatHeader, repeatLink } from "./repeat-link";

const sent: (string | null)[] = [];
const answers: (() => Response)[] = [];
const ok = () => Response.json({ result: { data: { hoursRemaining: 5 } } });
const lost = () => {
  throw new TypeError("Failed to fetch");
};
const refused = () =>
  Response.json({ error: { message: "No", code: -32600, data: {} } }, { status: 422 });

const client = () =>
  createTRPCClient<AppRouter>({
    links: [
      repeatLink(),
      httpLink({
        url: "http://club.example/api/trpc",
        headers: ({ op }) => repeatHeader(op),
        fetch: async (_url, init) => {
          sent.push(new Headers(init?.headers as HeadersInit).get("idempotency-key"));
          return (answers.shift() ?? ok)();
        },
      }),
    ],
  });

beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
});

const give = (trpc: ReturnType<typeof client>, hours: number) =>
  trpc.admin.addHours.mutate({ id: 1, hours }).catch(() => null);

it("names a repetition as the first until there is an answer, then anew", async () => {
  const trpc = client();
  answers.push(lost, refused, ok);
  for (let press = 1; press <= 4; press++) await give(trpc, 5);
  const [first, second, third, fourth] = sent;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

it("names another write by another key", async () => {
  const trpc = client();
  answers.push(lost, lost);
  await give(trpc, 5);
  await give(trpc, 6);
  expect(sent[0]).not.toBe(sent[1]);
});

it("leaves reads without one, and works where the page came over plain HTTP", async () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const trpc = client();
  await trpc.boats.list.query().catch(() => null);
  await give(trpc, 5);
  vi.unstubAllGlobals();
  expect(sent[0]).toBeNull();
  expect(sent[1]).toMatch(/^[0-9a-f]{32}$/);
});
