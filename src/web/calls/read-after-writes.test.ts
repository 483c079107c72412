import { notifyManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { createTRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { expect, it, vi } from "vitest";
import type { AppRouter } from "../../server/api/app-router";
import { readAfterWrites, readByScreen, readFirst } from "./read-after-writes";

/** A cache with three reads on screen, before a server whose next answer carries these headers. */
function open(answer: Response | null, refused = false) {
  const queryClient = new QueryClient();
  const asked = vi.spyOn(queryClient, "invalidateQueries").mockImplementation(async () => {});
  const server: TRPCLink<AppRouter> = () => () =>
    observable((observer) => {
      const meta = answer ? { response: answer } : {};
      if (refused || !answer) {
        observer.error(TRPCClientError.from(new Error("No"), { meta }));
        return;
      }
      observer.next({ result: { type: "data", data: { id: 1 } }, context: meta });
      observer.complete();
    });
  const client = createTRPCClient<AppRouter>({ links: [readAfterWrites(queryClient), server] });
  const write = () => client.bookings.answerRow.mutate({ id: 1 }, readFirst.trpc);
  return { queryClient, asked, client, write };
}

const named = (changes: string) => new Response(null, { headers: { changes } });
const keysOf = (asked: { mock: { calls: unknown[][] } }) =>
  asked.mock.calls.map(([filters]) => Object(filters).queryKey?.[0].join("."));

it("reads again what the answer names, each thing once, and nothing else", async () => {
  const { write, asked } = open(named("account,outbox"));
  await write();
  const keys = keysOf(asked);
  expect(keys).toEqual(expect.arrayContaining(["auth.account", "admin.outboxMessage"]));
  expect(keys.filter((key) => key === "admin.audit")).toHaveLength(1);
  expect(keys).not.toContain("boats.list");
});

it("reads again what a refusal names, before the refusal is heard", async () => {
  const { write, asked } = open(named("bookings"), true);
  await expect(write()).rejects.toThrow("No");
  expect(keysOf(asked)).toContain("boats.availability");
});

it("reads all again when the answer was lost, or was not our server's", async () => {
  const lost = open(null);
  await expect(lost.write()).rejects.toThrow("No");
  expect(lost.asked).toHaveBeenCalledExactlyOnceWith();
  const strange = open(new Response("<html>"));
  await strange.write();
  expect(strange.asked).toHaveBeenCalledExactlyOnceWith();
});

it("reads nothing again after a write that changes nothing, and after a read", async () => {
  const { write, client, asked } = open(named(""));
  await write();
  await client.boats.list.query();
  expect(asked).not.toHaveBeenCalled();
});

it("leaves to its screen what is read again after a write that says so", async () => {
  const { client, asked } = open(named("members"));
  await client.auth.logout.mutate(undefined, readByScreen.trpc);
  expect(asked).not.toHaveBeenCalled();
});

it("hands the answer on at once, unless what was changed is to be read first", async () => {
  const { client, write, asked } = open(named("club"));
  let read = () => {};
  asked.mockReturnValue(new Promise<void>((resolve) => (read = resolve)));
  await client.bookings.answerRow.mutate({ id: 1 });
  const settled = vi.fn();
  const writing = write().then(settled);
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(5);
  expect(settled).not.toHaveBeenCalled();
  read();
  await writing;
});

it("is heard only once a screen has what was read first", async () => {
  const { queryClient, asked, write } = open(named("bookings"));
  asked.mockRestore();
  let times = 0;
  const screen = new QueryObserver(queryClient, {
    queryKey: [["bookings", "mine"]],
    queryFn: async () => ++times,
  });
  const shown: unknown[] = [];
  // As a screen's hook does.
  const look = notifyManager.batchCalls(() => shown.push(screen.getCurrentResult().data));
  const leave = screen.subscribe(look);
  await expect.poll(() => shown.at(-1)).toBe(1);
  await write();
  expect(shown.at(-1)).toBe(2);
  leave();
});
