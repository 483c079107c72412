import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { describe, expect, it } from "vitest";
import type { MemberView } from "../shared/members/member-views";
import type { Role } from "../shared/members/role";
import { ForAndAskToLogIn, ForAndStay, StaffOnly } from "./route-guards";
import { useSignedIn } from "./signed-in";
import { testMe } from "./testing/me";
import { testMember } from "./testing/member";
import { showScreen } from "./testing/show-screen";

const approved: Role[] = ["approved", "manager", "admin"];

const history = (
  <ForAndStay these={approved} otherwise={<p>Login</p>}>
    <p>History</p>
  </ForAndStay>
);

async function open(member: MemberView | null, screenOfIt = history) {
  let answer = member && testMe(member);
  showScreen(
    <Suspense>
      {screenOfIt}
      <Refresh />
    </Suspense>,
    { "auth.me": () => answer },
  );
  return {
    async becomes(next: MemberView | null) {
      answer = next && testMe(next);
      await act(async () => screen.getByRole("button", { name: "Refresh" }).click());
    },
  };
}

function Refresh() {
  const { refresh } = useSignedIn();
  return (
    <button type="button" onClick={refresh}>
      Refresh
    </button>
  );
}

it("opens a screen only to the roles named", async () => {
  await open(testMember({ approvalStatus: "pending" }));
  expect(await screen.findByText("Login")).toBeTruthy();
  expect(screen.queryByText("History")).toBeNull();
});

it("leaves an opened screen open when the session ends, so that it can say so itself", async () => {
  const session = await open(testMember());
  await screen.findByText("History");
  await session.becomes(null);
  expect(await screen.findByText("History")).toBeTruthy();
  expect(screen.queryByText("Login")).toBeNull();
});

it("closes an opened screen to somebody who no longer has the role", async () => {
  const session = await open(testMember());
  await screen.findByText("History");
  await session.becomes(testMember({ approvalStatus: "pending" }));
  expect(await screen.findByText("Login")).toBeTruthy();
});

it("opens to a visitor who signs in while the screen is there", async () => {
  const session = await open(null);
  await screen.findByText("Login");
  await session.becomes(testMember());
  expect(await screen.findByText("History")).toBeTruthy();
});

it("asks whoever's session ended to log in where the screen has no words for it", async () => {
  const hours = (
    <ForAndAskToLogIn these={approved} otherwise={<p>Login</p>}>
      <p>My hours</p>
    </ForAndAskToLogIn>
  );
  const session = await open(testMember(), hours);
  await screen.findByText("My hours");
  await session.becomes(null);
  expect(await screen.findByRole("heading", { name: "Login Required" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to Login" }).getAttribute("href")).toBe("/login");
  await session.becomes(testMember());
  expect(await screen.findByText("My hours")).toBeTruthy();
});

describe("a screen of the staff", () => {
  const books = (
    <StaffOnly these={["admin"]}>
      <p>Books</p>
    </StaffOnly>
  );
  const admin = testMember({ isAdmin: true });

  it("is none to a visitor, and denied to a member", async () => {
    const session = await open(null, books);
    expect(
      await screen.findByRole("heading", { name: "This page has drifted off the chart" }),
    ).toBeTruthy();
    await session.becomes(testMember());
    expect(await screen.findByRole("heading", { name: "Access denied" })).toBeTruthy();
  });

  it("asks to log in when the session ends while it is open", async () => {
    const session = await open(admin, books);
    await screen.findByText("Books");
    await session.becomes(null);
    expect(await screen.findByRole("heading", { name: "Login Required" })).toBeTruthy();
    expect(screen.queryByText("Books")).toBeNull();
  });

  it.each([
    ["is one no longer", testMember()],
    ["is paused", testMember({ ...admin, membershipStatus: "paused" })],
  ])("is denied to an admin who %s", async (_, member) => {
    const session = await open(admin, books);
    await screen.findByText("Books");
    await session.becomes(member);
    expect(await screen.findByRole("heading", { name: "Access denied" })).toBeTruthy();
  });
});
