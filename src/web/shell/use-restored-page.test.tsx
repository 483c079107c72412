import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useSignedIn } from "../signed-in";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { useRestoredPage } from "./use-restored-page";

afterEach(() => vi.unstubAllGlobals());

function Page() {
  useRestoredPage();
  return <p>{useSignedIn().member?.firstName ?? "Nobody"}</p>;
}

/** Leaves Sam's page for another, and comes back to it when `then` is signed in. */
async function comeBackTo(then: { id: number } | null) {
  const reload = vi.fn();
  vi.stubGlobal("location", { ...window.location, reload });
  const answers = [testMe({ id: 3, firstName: "Sam" })];
  if (then) answers.push(testMe(then));
  const asked = vi.fn(() => answers.shift() ?? null);
  showScreen(<Page />, { "auth.me": asked });
  await screen.findByText("Sam");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  return reload;
}

it("loads a page anew that a browser brings back after log-out", async () => {
  const reload = await comeBackTo(null);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it("loads a page anew that a browser brings back for another member", async () => {
  const reload = await comeBackTo({ id: 4 });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it("leaves what was typed alone when the same member comes back", async () => {
  const reload = await comeBackTo({ id: 3 });
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
});
