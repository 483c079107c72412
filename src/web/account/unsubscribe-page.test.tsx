import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Refusal } from "../../shared/refusals";
import { showScreen } from "../testing/show-screen";
import { UnsubscribePage } from "./unsubscribe-page";

const press = () =>
  userEvent.click(screen.getByRole("button", { name: "Stop messages of this kind" }));

it("stops a kind of message by one press, and says which", async () => {
  let presses = 0;
  const stop = () => {
    presses += 1;
    return { topic: "reminders" as const };
  };
  showScreen(<UnsubscribePage />, { "auth.unsubscribe": stop });
  await screen.findByRole("heading", { name: "Stop these messages?" });
  expect(presses).toBe(0);
  await press();
  expect(await screen.findByText("Stopped: “Reminders”.")).toBeDefined();
});

it("says so when the address stops nothing", async () => {
  const sentence = "This address does not stop any messages.";
  const refuse = () => {
    throw new Refusal("UNSUBSCRIBE_UNKNOWN", sentence);
  };
  showScreen(<UnsubscribePage />, { "auth.unsubscribe": refuse });
  await screen.findByRole("heading", { name: "Stop these messages?" });
  await press();
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
});
