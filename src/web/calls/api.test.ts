import { afterEach, expect, it, vi } from "vitest";
import { createApiClient, createQueryClient } from "./api";

afterEach(() => vi.unstubAllGlobals());

it("sends each write alone, with a body and a key of its own, whatever it takes", async () => {
  const sent: { url: string; body: unknown; key: string | null }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    sent.push({ url, body: init.body, key: new Headers(init.headers).get("idempotency-key") });
    return Response.json([{ result: { data: { ok: true } } }]);
  });
  const client = createApiClient(createQueryClient());
  await Promise.all([
    client.auth.logout.mutate(),
    client.admin.addHours.mutate({ id: 1, hours: 5 }),
  ]);
  expect(sent.map(({ url, body }) => [url, body])).toEqual([
    ["/api/trpc/auth.logout?batch=1", "{}"],
    ["/api/trpc/admin.addHours?batch=1", `{"0":{"id":1,"hours":5}}`],
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

const page = (status: number) =>
  new Response("<!doctype html>", { status, headers: { "content-type": "text/html" } });

it.each([
  [page(200), "Response is not JSON"],
  [page(502), "HTTP error! status: 502"],
])("fails the list of boats, whoever asks for it, when a web page comes", async (answer, words) => {
  vi.stubGlobal("fetch", async () => answer);
  await expect(createApiClient(createQueryClient()).boats.list.query()).rejects.toThrow(words);
});

it("fails a read that a web page answered with the status, as a refusal of the server has it", async () => {
  vi.stubGlobal("fetch", async () => page(502));
  await expect(createApiClient(createQueryClient()).auth.account.query()).rejects.toMatchObject({
    message: "API endpoint not available: /api/trpc/auth.account",
    data: { httpStatus: 502 },
  });
});
