import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Route } from "wouter";
import { LoginLink } from "../layout/login-link";
import { keepPendingAction } from "../offline-queue/pending-actions";
import type { AnswerOf, Answers } from "../testing/answers";
import { fillIn } from "../testing/fill-in";
import { testMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { Where } from "../testing/where";
import { LoginPage } from "./login-page";

async function show(answers: Answers, at = "/login") {
  showScreen(
    <>
      <LoginPage />
      <Where />
    </>,
    { "auth.me": null, ...answers },
    at,
  );
  await screen.findByRole("heading", { name: "Member Login" });
}

async function signInAs(email: string, password: string) {
  if (email) fillIn(screen.getByLabelText("Email"), email);
  if (password) fillIn(screen.getByLabelText("Password"), password);
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
}

const refuses = (error: Error) => () => Promise.reject(error);
const alerts = async () => (await screen.findAllByRole("alert")).map((alert) => alert.textContent);

it("goes to the dashboard once signed in", async () => {
  await show({ "auth.login": { ok: true, member: testMember() } });
  await signInAs("sam@willows.example", "Rowing-2010!");
  await waitFor(() => expect(screen.getByTestId("where").textContent).toBe("/dashboard"));
});

it("goes back to what was chosen of a boat before it", async () => {
  const chosen = "boat=2&date=2026-11-28&start=08%3A00&duration=1.5";
  await show({ "auth.login": { ok: true, member: testMember() } }, `/login?${chosen}`);
  await signInAs("sam@willows.example", "Rowing-2010!");
  await waitFor(() => expect(screen.getByTestId("where").textContent).toBe("/booking-simple/2"));
  expect(window.location.search).toBe("?date=2026-11-28&start=08%3A00&duration=1.5");
});

it("goes back to where its link was pressed", async () => {
  showScreen(
    <>
      <Route path="/login" component={LoginPage} />
      <Route path="/waitlist">
        <LoginLink />
      </Route>
      <Where />
    </>,
    { "auth.me": null, "auth.login": { ok: true, member: testMember() } },
    "/waitlist?from=mail",
  );
  await userEvent.click(await screen.findByRole("link", { name: "Go to Login" }));
  await screen.findByRole("heading", { name: "Member Login" });
  expect(window.location.search).toBe("");
  await signInAs("sam@willows.example", "Rowing-2010!");
  await waitFor(() => expect(screen.getByTestId("where").textContent).toBe("/waitlist"));
  expect(window.location.search).toBe("?from=mail");
});

it("stays at the screen in whose place it stands, for whom that is open to", async () => {
  await show({ "auth.login": { ok: true, member: testMember() } }, "/waitlist");
  await signInAs("sam@willows.example", "Rowing-2010!");
  await screen.findByRole("button", { name: "Signing In..." });
  expect(screen.getByTestId("where").textContent).toBe("/waitlist");
});

it("leads a pending member to the dashboard from a screen that is not open to them", async () => {
  const member = testMember({ approvalStatus: "pending" });
  await show({ "auth.login": { ok: true, member } }, "/waitlist");
  await signInAs("sam@willows.example", "Rowing-2010!");
  await waitFor(() => expect(screen.getByTestId("where").textContent).toBe("/dashboard"));
});

it("sends what is in its fields, also where nothing told of it", async () => {
  const login = vi.fn(() => ({ ok: true as const, member: testMember() }));
  await show({ "auth.login": login });
  screen.getByLabelText<HTMLInputElement>("Email").value = "sam@willows.example";
  screen.getByLabelText<HTMLInputElement>("Password").value = "Rowing-2010!";
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
  await waitFor(() =>
    expect(login).toHaveBeenCalledWith({ email: "sam@willows.example", password: "Rowing-2010!" }),
  );
});

it("reads Signing In... and takes no input while the answer is on its way", async () => {
  let answer = (_: AnswerOf<"auth.login">) => {};
  const slow = new Promise<AnswerOf<"auth.login">>((resolve) => {
    answer = resolve;
  });
  await show({ "auth.login": () => slow });
  await signInAs("sam@willows.example", "Rowing-2010!");
  const button = await screen.findByRole("button", { name: "Signing In..." });
  expect(button.matches(":disabled")).toBe(true);
  expect(screen.getByLabelText("Email").matches(":disabled")).toBe(true);
  expect(screen.getByLabelText("Password").matches(":disabled")).toBe(true);
  answer({ ok: true, member: testMember() });
  await waitFor(() => expect(screen.getByTestId("where").textContent).toBe("/dashboard"));
});

it("asks for both fields in the documented words and focuses the first that is wrong", async () => {
  await show({});
  await signInAs("", "");
  expect(await alerts()).toEqual(["Invalid email address", "Password is required"]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Email")));
});

it("shows the server's own sentence, and keeps what was typed", async () => {
  await show({ "auth.login": refuses(new Error("Invalid email or password")) });
  await signInAs("sam@willows.example", "wrong");
  expect(await alerts()).toEqual(["Invalid email or password"]);
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "sam@willows.example");
  expect(screen.getByTestId("where").textContent).toBe("/login");
});

it("gives the focus back after a refusal, so that Enter tries again", async () => {
  let tries = 0;
  const refuse = () => {
    tries += 1;
    return Promise.reject(new Error("Invalid email or password"));
  };
  await show({ "auth.login": refuse });
  fillIn(screen.getByLabelText("Email"), "sam@willows.example");
  await userEvent.type(screen.getByLabelText("Password"), "wrong{Enter}");
  await alerts();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Password")));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(tries).toBe(2));
});

it("has a sentence of its own when the server sent none", async () => {
  await show({ "auth.login": refuses(new Error("")) });
  await signInAs("sam@willows.example", "wrong");
  expect(await alerts()).toEqual(["Login failed. Please check your credentials."]);
});

it("says so when the network is down", async () => {
  await show({ "auth.login": refuses(new TypeError("Failed to fetch")) });
  await signInAs("sam@willows.example", "right");
  expect(await alerts()).toEqual(["Network error. Please try again."]);
});

it("wipes what earlier sessions left in the browser, and nothing else", async () => {
  const left = ["loggedOut", "authToken", "memberData", "logoutInProgress", "memberId", "member"];
  for (const key of [...left, "theme"]) localStorage.setItem(key, "left over");
  await show({});
  expect(left.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
  expect(localStorage.getItem("theme")).toBe("left over");
});

it("says that what was pressed at the dock waits for its member", async () => {
  keepPendingAction({ act: "land", by: "member 3", bookingId: 7, boat: "Heron" }, new Date());
  await show({});
  expect(screen.getByText("Something from the dock waits on this phone")).toBeTruthy();
  expect(screen.queryByText(/Heron/)).toBeNull();
  localStorage.clear();
});
