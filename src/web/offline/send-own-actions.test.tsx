import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { byMember, keepPendingAction, keptPendingActions } from "../offline-queue/pending-actions";
import type { Answers } from "../testing/answers";
import { testMe } from "../testing/me";
import { testMember } from "../testing/member";
import { testOutingOut } from "../testing/outing";
import { showScreen } from "../testing/show-screen";
import { mayLogOut } from "./before-log-out";
import { SendOwnActions } from "./send-own-actions";

const sam = testMember();
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const refusal = TRPCClientError.from({
  error: { message: "Not launched.", code: -32022, data: { httpStatus: 422 } },
});
const landing = { act: "land", by: byMember(sam.id), bookingId: 7, boat: "Heron" } as const;

beforeEach(() => keepPendingAction(landing, new Date()));
afterEach(() => localStorage.clear());

function show(answers: Answers) {
  const me = testMe(sam);
  return showScreen(<SendOwnActions memberId={sam.id} />, { "auth.me": me, ...answers });
}

it("lets somebody log out once what they pressed has arrived", async () => {
  const land = vi.fn(() => ({ outing: testOutingOut() }));
  show({ "bookings.land": land });
  await waitFor(() => expect(land).toHaveBeenCalled());
  expect(await mayLogOut()).toBe(true);
  expect(keptPendingActions()).toEqual([]);
});

it.each([
  ["Stay logged in", false],
  ["Log out and forget", true],
])("asks while something cannot be sent: %s", async (button, leaves) => {
  const asked = vi.fn(lost);
  show({ "auth.me": asked });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  const answer = mayLogOut();
  expect((await screen.findByRole("alertdialog")).textContent).toContain("Return of Heron");
  await userEvent.click(screen.getByRole("button", { name: button }));
  expect(await answer).toBe(leaves);
  expect(keptPendingActions()).toHaveLength(leaves ? 0 : 1);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("asks about a refused action too", async () => {
  show({ "bookings.land": () => Promise.reject(refusal) });
  await waitFor(() => expect(keptPendingActions()).toMatchObject([{ refused: "Not launched." }]));
  const answer = mayLogOut();
  await userEvent.click(await screen.findByRole("button", { name: "Stay logged in" }));
  expect(await answer).toBe(false);
});

it("asks nobody once the member is gone", async () => {
  const asked = vi.fn(lost);
  const { unmount } = show({ "auth.me": asked });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  unmount();
  expect(await mayLogOut()).toBe(true);
});
