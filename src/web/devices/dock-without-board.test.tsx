import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { DockClosed } from "./dock-without-board";

it("says so when the member who is signed in on the tablet could not be logged out", async () => {
  showScreen(
    <DockClosed missed={{ error: { message: "" }, trying: false, again: () => undefined }} />,
    {
      "auth.me": testMe(),
      "auth.logout": () => Promise.reject(new TypeError("Failed to fetch")),
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Log out Sam" }));
  const said = (await screen.findByRole("alert")).textContent;
  expect(said).toBe("Network error. Please try again.");
});
