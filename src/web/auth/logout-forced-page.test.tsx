import { act, fireEvent, screen } from "@testing-library/react";
import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Route, Switch } from "wouter";
import { keepPendingAction, keptPendingActions } from "../offline-queue/pending-actions";
import { type Answering, done } from "../testing/answers";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { LoginResetPage } from "./login-reset-page";
import { LogoutForcedPage } from "./logout-forced-page";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

function openPage(forceLogout: Answering<"auth.forceLogout">, address = "/logout-forced") {
  showScreen(
    <Switch>
      <Route path="/logout-forced" component={LogoutForcedPage} />
      <Route path="/login-reset" component={LoginResetPage} />
    </Switch>,
    { "auth.me": testMe(), "auth.forceLogout": forceLogout },
    address,
  );
}

async function logOutEverywhere(forceLogout: Answering<"auth.forceLogout">) {
  openPage(forceLogout);
  await screen.findByRole("heading", { name: "Logging out" });
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.getByRole("heading", { name: "Logging out" })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(600));
  return screen.getByRole("heading", { level: 1 }).textContent;
}

const everywhere =
  "Everything is cleared, on this device and on every other you were signed in on.";
const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

it("says after 2 seconds that every device is signed out, once the server has done it", async () => {
  expect(await logOutEverywhere(() => done)).toBe("You are logged out");
  expect(screen.getByText(everywhere)).toBeTruthy();
  expect(linkTo("Go to Login")).toBe("/login");
});

it("waits for a press where somebody was led here from elsewhere", async () => {
  const forceLogout = vi.fn(() => done);
  openPage(forceLogout, "/logout-forced?ask");
  await screen.findByRole("heading", { name: "Log out everywhere?" });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(forceLogout).not.toHaveBeenCalled();
  expect(linkTo("Stay Logged In")).toBe("/");
  fireEvent.click(screen.getByRole("button", { name: "Log Out Everywhere" }));
  await act(() => vi.advanceTimersByTimeAsync(2100));
  expect(forceLogout).toHaveBeenCalledOnce();
  expect(screen.getByRole("heading", { name: "You are logged out" })).toBeTruthy();
});

it("clears what the browser keeps, but not what waits here for the club", async () => {
  keepPendingAction({ act: "land", by: "member 3", bookingId: 7, boat: "Heron" }, new Date());
  localStorage.setItem("nextOuting", "{}");
  await logOutEverywhere(() => done);
  expect(localStorage.getItem("nextOuting")).toBeNull();
  expect(keptPendingActions()).toMatchObject([{ by: "member 3", boat: "Heron" }]);
  expect(screen.getByText(/waits here until you sign in again/)).toBeTruthy();
  localStorage.clear();
});

it("says the same to whoever has no session any more: nothing is left to end", async () => {
  const noSession = () => {
    const data = { httpStatus: 401, refusal: "NOT_SIGNED_IN" };
    throw new TRPCClientError("Please log in.", {
      result: { error: { code: -32001, message: "Please log in.", data } },
    });
  };
  expect(await logOutEverywhere(noSession)).toBe("You are logged out");
});

const anotherMember = () => {
  const data = { httpStatus: 401, refusal: "ANOTHER_MEMBER" };
  throw new TRPCClientError("Somebody else has signed in.", {
    result: { error: { code: -32001, message: "Somebody else has signed in.", data } },
  });
};

it.each([
  ["has failed", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["finds somebody else signed in", anotherMember],
  ["has not answered by then", () => new Promise<never>(() => {})],
])(
  "promises nothing about other devices when the call %s, and says what to do",
  async (_, call) => {
    expect(await logOutEverywhere(call)).toBe("Not logged out everywhere");
    expect(screen.queryByText(everywhere)).toBeNull();
    expect(screen.getByText(/may still be signed in/)).toBeTruthy();
    expect(linkTo("Try again")).toBe("/logout-forced");
    expect(linkTo("Go to Login")).toBe("/login");
  },
);
