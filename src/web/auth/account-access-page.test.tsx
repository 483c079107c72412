import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { defaultClubSettings, publicClubSettings } from "../../shared/settings/club-settings";
import { type Answers, showScreen } from "../testing/show-screen";
import { AccountAccessPage } from "./account-access-page";

const club = {
  settings: publicClubSettings.parse(defaultClubSettings),
  clock: {
    instant: "2026-11-20T19:30:00.000Z",
    offsetMinutes: -420,
    today: "2026-11-20",
    minutes: 750,
  },
  weatherUrl: "https://forecast.example/v1/forecast",
  demo: {
    password: "Rowing-2010!",
    accounts: [
      { email: "admin@willows.example", name: "Avery Chen", standing: "admin, 20 hours" },
      { email: "sam@willows.example", name: "Sam Okafor", standing: "10 hours" },
    ],
  },
};

async function open(answers: Answers = {}) {
  showScreen(<AccountAccessPage />, answers);
  await screen.findByRole("button", { name: "Reset Password" });
}
async function ask(email: string) {
  if (email) await userEvent.type(screen.getByLabelText("Email"), email);
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
  await open({ "auth.resetPassword": () => ({}) });
  await ask("nobody@example.com");
  expect(
    await screen.findByText(
      "If your email is registered, you will receive password reset instructions.",
    ),
  ).toBeTruthy();
});

it("shows an admin the temporary password the server hands out", async () => {
  await open({ "auth.resetPassword": () => ({ tempPassword: "calm-water-7" }) });
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
