import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Standing } from "../shared/members/standing";
import { ForAndStay } from "./route-gates";
import { useSession } from "./session";
import { testMember } from "./testing/member";
import { showScreen } from "./testing/show-screen";

const approved: Standing[] = ["approved", "manager", "admin"];

async function open(member: unknown) {
  let answer = member && { member, subscription: null };
  showScreen(
    <>
      <ForAndStay these={approved} otherwise={<p>Login</p>}>
        <p>History</p>
      </ForAndStay>
      <Refresh />
    </>,
    { "auth.me": () => answer },
  );
  return {
    async becomes(next: unknown) {
      answer = next && { member: next, subscription: null };
      await act(async () => screen.getByRole("button", { name: "Refresh" }).click());
    },
  };
}

function Refresh() {
  const { refresh } = useSession();
  return (
    <button type="button" onClick={refresh}>
      Refresh
    </button>
  );
}

it("opens a screen only to the standings named", async () => {
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

it("closes an opened screen to somebody who no longer has the standing", async () => {
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
