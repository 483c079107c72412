import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { trpc } from "../calls/api";
import { useSignedIn } from "../signed-in";
import { done } from "../testing/answers";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { Where } from "../testing/where";
import { useLogOut } from "./use-log-out";

function Leave() {
  const logOut = useLogOut();
  const { standing } = useSignedIn();
  const { data } = trpc.bookings.mine.useQuery();
  return (
    <>
      <button type="button" onClick={() => void logOut()}>
        Log out
      </button>
      <p>{`${standing}, ${data?.length ?? "no"} bookings`}</p>
      <Where />
    </>
  );
}

it.each([
  ["answered", () => done],
  ["failed", () => Promise.reject(new TypeError("Failed to fetch"))],
])("clears the storage and goes to /login when the call %s", async (_, logout) => {
  localStorage.setItem("authToken", "old");
  sessionStorage.setItem("draft", "old");
  const me = testMe();
  showScreen(<Leave />, { "auth.me": me, "bookings.mine": [], "auth.logout": logout });
  await screen.findByText("approved, 0 bookings");
  await userEvent.click(screen.getByRole("button", { name: "Log out" }));
  await waitFor(() => expect(screen.getByTestId("where").textContent).toBe("/login"));
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(screen.getByText(/^visitor/)).toBeTruthy();
});
