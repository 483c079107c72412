import { getQueryKey } from "@trpc/react-query";
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { createQueryClient, trpc } from "./api";
import { justAnswered, queryKeyOf, takeFirstAnswers } from "./first-answers";

// Long ago, so that no answer is new to the tests of other files in this process.
const longAgo = -1_000_000;
let clock: MockInstance<() => number>;

beforeEach(() => {
  clock = vi.spyOn(performance, "now").mockReturnValue(longAgo);
});
afterEach(() => {
  clock.mockRestore();
  document.body.replaceChildren();
});

/** A page as the server sends it. */
function pageWith(answers: unknown) {
  document.body.innerHTML = `<script type="application/json" id="first-answers"></script>`;
  document.body.children[0]?.append(JSON.stringify(answers));
}

it("keeps what came with the page where the screens look for it", () => {
  pageWith([
    { name: "boats.list", data: ["a boat"] },
    { name: "boats.get", input: { id: 3 }, data: "one boat" },
  ]);
  const queryClient = createQueryClient();
  takeFirstAnswers(queryClient);
  const kept = (key: readonly unknown[]) => queryClient.getQueryData(key);
  expect(kept(getQueryKey(trpc.boats.list, undefined, "query"))).toEqual(["a boat"]);
  expect(kept(getQueryKey(trpc.boats.get, { id: 3 }, "query"))).toBe("one boat");
  expect(kept(queryKeyOf("boats.get", { id: 4 }))).toBeUndefined();
});

it("leaves nothing of it in the page", () => {
  pageWith([{ name: "auth.me", data: { member: { firstName: "Sam" } } }]);
  takeFirstAnswers(createQueryClient());
  expect(document.body.innerHTML).toBe("");
});

it("calls its answers new for 5 seconds", () => {
  pageWith([]);
  takeFirstAnswers(createQueryClient());
  clock.mockReturnValue(longAgo + 4999);
  expect(justAnswered()).toBe(true);
  clock.mockReturnValue(longAgo + 5000);
  expect(justAnswered()).toBe(false);
});

it("is content with a page that came alone", () => {
  const queryClient = createQueryClient();
  takeFirstAnswers(queryClient);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
