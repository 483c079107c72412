import { afterEach, expect, it, vi } from "vitest";
import { createApiClient } from "./api";

afterEach(() => vi.unstubAllGlobals());

it("sends each write alone, with a body and a key of its own, whatever it takes", async () => {
  const sent: { url: string; body: unknown; key: string | null }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    sent.push({ url, body: init.body, key: new Headers(init.headers).get("idempotency-key") });
    return Response.json([{ result: { data: { ok: true } } }]);
  });
  const client = createApiClient(() => {});
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
