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
  ["a manager", testMe({ isManager: true })],
  ["an admin", testMe({ isAdmin: true })],
])("overdue boats stand on top of the home of %s", async (_, me) => {
  showScreen(<Screens />, { ...screenAnswers, "auth.me": me }, paths.dashboard);
  expect(await screen.findByRole("region", { name: "Overdue boats" })).toBeTruthy();
  expect(await screen.findByRole("heading", { level: 1, name: /Dashboard$/ })).toBeTruthy();
});
