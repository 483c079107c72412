import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Route } from "wouter";
import { trpc } from "../calls/api";
import { useSignedIn } from "../signed-in";
import { done } from "../testing/answers";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { Where } from "../testing/where";
import { LoginResetPage } from "./login-reset-page";
import { useLogOut } from "./use-log-out";

function Leave() {
  const logOut = useLogOut();
  const { role } = useSignedIn();
  const { data } = trpc.bookings.mine.useQuery();
  return (
    <>
      <button type="button" onClick={() => void logOut()}>
        Log out
      </button>
      <p>{`${role}, ${data?.length ?? "no"} bookings`}</p>
      <Where />
    </>
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it("clears the storage and goes to /login", async () => {
  localStorage.setItem("authToken", "old");
  sessionStorage.setItem("draft", "old");
  const me = testMe();
  showScreen(<Leave />, { "auth.me": me, "bookings.mine": [], "auth.logout": () => done });
  await screen.findByText("approved, 0 bookings");
  await press("Log out");
  await waitFor(() => expect(screen.getByTestId("where").textContent).toBe("/login"));
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(screen.getByText(/^visitor/)).toBeTruthy();
});

it("says that it failed, clears the storage all the same, and offers it again", async () => {
  localStorage.setItem("authToken", "old");
  let reached = false;
  const logout = () => (reached ? done : Promise.reject(new TypeError("Failed to fetch")));
  const parts = (
    <>
      <Route path="/dashboard" component={Leave} />
      <Route path="/login-reset" component={LoginResetPage} />
      <Route path="/login">Login</Route>
    </>
  );
  const answers = { "auth.me": testMe(), "bookings.mine": [], "auth.logout": logout };
  showScreen(parts, answers, "/dashboard");
  await press("Log out");
  await screen.findByRole("heading", { name: "Not logged out" });
  expect(localStorage.length).toBe(0);
  reached = true;
  await press("Log out");
  await screen.findByText("Login");
});

it("says at /login-reset to whoever is signed in that they are", async () => {
  showScreen(<LoginResetPage />, { "auth.me": testMe() }, "/login-reset");
  await screen.findByRole("heading", { name: "You are logged in" });
  expect(screen.queryByText("You are logged out")).toBeNull();
});
