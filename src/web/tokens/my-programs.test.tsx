import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { TokenView } from "../../shared/tokens/token-schemas";
import type { Answers } from "../testing/answers";
import { fillIn } from "../testing/fill-in";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { MyPrograms } from "./my-programs";

const display: TokenView = {
  id: 1,
  name: "Kitchen display",
  access: "read",
  staff: false,
  createdAt: "2026-11-18T18:00:00.000Z",
  lastUsedAt: null,
};

async function open(answers: Answers = {}, isManager = false) {
  showScreen(<MyPrograms />, {
    "auth.me": testMe({ isManager }),
    "auth.tokens": [display],
    ...answers,
  });
  await userEvent.click(await screen.findByRole("button", { name: "Show my tokens" }));
  await screen.findByRole("button", { name: "Revoke Kitchen display" });
}

it("reads no tokens before somebody asks", async () => {
  let asked = false;
  showScreen(<MyPrograms />, {
    "auth.me": testMe(),
    "auth.tokens": () => {
      asked = true;
      return [];
    },
  });
  await screen.findByRole("button", { name: "Show my tokens" });
  expect(asked).toBe(false);
});

it("shows a new token once, with what it may", async () => {
  const asked: unknown[] = [];
  await open({
    "auth.makeToken": (input: unknown) => {
      asked.push(input);
      return { id: 2, name: "Till", token: "slip_secret" };
    },
  });
  fillIn(screen.getByLabelText(/^Name of the app/), "Till");
  await userEvent.selectOptions(screen.getByLabelText("It may"), "write");
  await userEvent.click(screen.getByRole("button", { name: "Make a token" }));
  expect(await screen.findByDisplayValue("slip_secret")).toBeTruthy();
  expect(asked).toEqual([{ name: "Till", access: "write", staff: false }]);
  expect(screen.getByLabelText(/^Name of the app/)).toHaveProperty("value", "");
});

it("keeps what was typed when the eleventh is refused", async () => {
  const sentence = "You have ten tokens already. Please revoke one.";
  await open({
    "auth.makeToken": () => {
      throw new Error(sentence);
    },
  });
  fillIn(screen.getByLabelText(/^Name of the app/), "Till");
  await userEvent.click(screen.getByRole("button", { name: "Make a token" }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByLabelText(/^Name of the app/)).toHaveProperty("value", "Till");
});

it("offers powers as staff to staff alone", async () => {
  await open({}, true);
  expect(screen.getByRole("checkbox", { name: /^With my staff rights/ })).toBeTruthy();
});

it("asks before it revokes", async () => {
  const asked: unknown[] = [];
  await open({
    "auth.revokeToken": (input: unknown) => {
      asked.push(input);
      return { ok: true };
    },
  });
  expect(screen.queryByRole("checkbox")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Revoke Kitchen display" }));
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Revoke it" }));
  await waitFor(() => expect(asked).toEqual([{ id: 1 }]));
});
