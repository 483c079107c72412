import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { Answers } from "../testing/answers";
import { fillIn } from "../testing/fill-in";
import { showScreen, testClub } from "../testing/show-screen";
import { AccountAccessPage } from "./account-access-page";

const club = {
  ...testClub,
  demo: {
    password: "Rowing-2010!",
    accounts: [
      { email: "admin@willows.example", name: "Avery Chen", standing: "admin, 20 hours" },
      { email: "sam@willows.example", name: "Sam Okafor", standing: "10 hours" },
    ],
  },
};

const message = "If your email is registered, you will receive password reset instructions.";

async function open(answers: Answers = {}) {
  showScreen(<AccountAccessPage />, answers);
  await screen.findByRole("button", { name: "Reset Password" });
}
async function ask(email: string) {
  if (email) fillIn(screen.getByLabelText("Email"), email);
  await userEvent.click(screen.getByRole("button", { name: "Reset Password" }));
}

it("lists the demo's accounts with their shared password while the server runs on demo data", async () => {
  await open({ "admin.club": club });
  expect(screen.getByText("Rowing-2010!")).toBeTruthy();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Avery Chenadmin@willows.exampleadmin, 20 hours",
    "Sam Okaforsam@willows.example10 hours",
  ]);
});

it("is the reset form alone without demo data", async () => {
  await open();
  expect(screen.queryByText("Demo accounts")).toBeNull();
  expect(screen.queryAllByRole("listitem")).toEqual([]);
});

it("asks for an e-mail before anything is sent", async () => {
  await open();
  await ask("");
  expect((await screen.findByRole("alert")).textContent).toBe("Please enter your email address");
});

it("says the same whether or not the address is known", async () => {
  await open({ "auth.resetPassword": () => ({ message }) });
  await ask("nobody@example.com");
  expect(await screen.findByText(message)).toBeTruthy();
});

it("shows an admin the temporary password the server hands out", async () => {
  await open({ "auth.resetPassword": () => ({ message, tempPassword: "calm-water-7" }) });
  await ask("sam@willows.example");
  expect(await screen.findByText("calm-water-7")).toBeTruthy();
});

it("sends people to an administrator when the reset cannot be processed", async () => {
  await open({ "auth.resetPassword": () => Promise.reject(new Error("500: down")) });
  await ask("sam@willows.example");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Unable to process password reset. Please contact an administrator.",
  );
});
