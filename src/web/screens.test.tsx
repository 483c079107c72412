import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { paths, receiptPath } from "./paths";
import { Screens } from "./screens";
import { useSignedIn } from "./signed-in";
import type { AnswerOf } from "./testing/answers";
import { testMe } from "./testing/me";
import { screenAnswers } from "./testing/screen-answers";
import { showScreen, testClub } from "./testing/show-screen";

// jsdom knows no media queries; the theme switch asks one.
beforeEach(() => {
  const matches = { matches: false, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal("matchMedia", () => matches);
  return () => vi.unstubAllGlobals();
});

function Refresh() {
  const { refresh } = useSignedIn();
  return (
    <button type="button" onClick={refresh}>
      Refresh
    </button>
  );
}

it.each([
  [paths.booking, "Which boat?"],
  [paths.myHours, "My Hours"],
  [receiptPath(1), "Your receipt did not load"],
  [paths.books, "Books"],
  [paths.manager, "Manager Panel"],
])("asks to log in when the session ends while %s is open", async (path, heading) => {
  let answer: AnswerOf<"auth.me"> = testMe({ isAdmin: true });
  showScreen(
    <>
      <Screens />
      <Refresh />
    </>,
    { "auth.me": () => answer },
    path,
  );
  await screen.findByRole("heading", { level: 1, name: heading });
  answer = null;
  await act(async () => screen.getByRole("button", { name: "Refresh" }).click());
  expect(await screen.findByRole("heading", { name: "Login Required" })).toBeTruthy();
  expect(document.title).toBe(`Login Required · ${testClub.settings.name}`);
});

it.each([
  ["a visitor", null, "Login Required"],
  ["whoever waits for approval", testMe({ approvalStatus: "pending" }), "Pending Approval"],
])("the gate before a boat's booking page names the tab for %s", async (_, me, title) => {
  showScreen(<Screens />, { "auth.me": me }, "/booking-simple/1");
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  expect(document.title).toBe(`${title} · ${testClub.settings.name}`);
});

it.each([
  ["the home of a manager", testMe({ isManager: true }), paths.dashboard, /Dashboard$/],
  ["the home of an admin", testMe({ isAdmin: true }), paths.dashboard, /Dashboard$/],
  ["a manager's terms", testMe({ isManager: true }), paths.terms, /Terms/],
  ["an admin's questions", testMe({ isAdmin: true }), paths.faq, "FAQ"],
])("overdue boats stand on top of %s", async (_, me, path, heading) => {
  showScreen(<Screens />, { ...screenAnswers, "auth.me": me }, path);
  expect(await screen.findByRole("region", { name: "Overdue boats" })).toBeTruthy();
  expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeTruthy();
});

it.each([
  ["a member", testMe()],
  ["a visitor", null],
])("%s is asked and told nothing of overdue boats", async (_, me) => {
  const incidents = vi.fn(() => []);
  const answers = { ...screenAnswers, "auth.me": me, "admin.incidents": incidents };
  showScreen(<Screens />, answers, paths.faq);
  await screen.findByRole("heading", { level: 1, name: "FAQ" });
  expect(incidents).not.toHaveBeenCalled();
});

it("a manager jumps from any screen, and a member has no such button", async () => {
  const asManager = { ...screenAnswers, "auth.me": testMe({ isManager: true }) };
  const { unmount } = showScreen(<Screens />, asManager, paths.faq);
  expect(await screen.findByRole("button", { name: "Jump to" })).toBeTruthy();
  unmount();
  showScreen(<Screens />, { ...screenAnswers, "auth.me": testMe() }, paths.faq);
  await screen.findByRole("heading", { level: 1, name: "FAQ" });
  expect(screen.queryByRole("button", { name: "Jump to" })).toBeNull();
});
