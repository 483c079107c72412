import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { testMe } from "../testing/me";
import { testMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { FoldedCards } from "./folded-cards";

const show = (at = "/dashboard") =>
  showScreen(<FoldedCards member={testMember()} />, { "auth.me": testMe() }, at);

it("unfolds who one is to the club when that is asked for", async () => {
  show();
  const heading = await screen.findByRole("button", {
    name: "Account Information",
    expanded: false,
  });
  expect(screen.queryByText("Member type")).toBeNull();
  await userEvent.click(heading);
  expect(await screen.findByText("Member type")).toBeTruthy();
  expect(heading.getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByText("Member type")).toBeNull();
});

it("has the password open for whoever is led to it", async () => {
  show("/dashboard#security-settings");
  expect(await screen.findByLabelText("Current password")).toBeTruthy();
});
