import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { adminBooking } from "../testing/admin-booking";
import type { Answers } from "../testing/answers";
import { testBoat } from "../testing/boat";
import { testMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { Jump } from "./jump";

const sam = { ...testMember({ id: 3 }), expiringOn: null };
const jo = { ...sam, id: 4, firstName: "Jo", lastName: "Lindqvist", email: "jo@willows.example" };

// jsdom lays nothing out, so it scrolls nowhere.
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => undefined;
});

async function show(answers: Answers = {}) {
  showScreen(<Jump />, {
    "boats.list": [testBoat()],
    "admin.searchMembers": { members: [sam, jo], total: 2 },
    ...answers,
  });
  await screen.findByRole("button", { name: "Jump to" });
  await userEvent.keyboard("{Control>}k{/Control}");
  return screen.findByRole("combobox");
}

const active = () => {
  const id = screen.getByRole("combobox").getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.firstChild?.textContent : null;
};

test("Ctrl K opens it with the screens in groups, and Escape gives the focus back", async () => {
  const input = await show();
  expect(document.activeElement).toBe(input);
  expect(screen.getByRole("option", { name: /^Outbox/ })).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("arrows choose, Enter goes there", async () => {
  const input = await show();
  await userEvent.type(input, "sam");
  await screen.findByRole("option", { name: /^Sam Okafor/ });
  expect(active()).toBe("Sam Okafor");
  await userEvent.keyboard("{ArrowDown}");
  expect(active()).toBe("Jo Lindqvist");
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}{Enter}");
  expect(window.location.pathname).toBe("/member-management/3");
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("a reference leads to whose booking it is", async () => {
  const found = adminBooking({ id: 42, memberId: 3 });
  const ask = vi.fn(() => found);
  const input = await show({
    "admin.booking": ask,
    "admin.searchMembers": { members: [], total: 0 },
  });
  await userEvent.type(input, "wrc-42");
  await screen.findByRole("option", { name: /^WRC-0042/ });
  expect(ask).toHaveBeenCalledExactlyOnceWith({ id: 42 });
  await userEvent.keyboard("{Enter}");
  expect(window.location.pathname).toBe("/member-management/3");
});

test("a boat is found by part of its name", async () => {
  const input = await show({ "admin.searchMembers": { members: [], total: 0 } });
  await userEvent.type(input, "her");
  await userEvent.click(await screen.findByRole("option", { name: /Heron/ }));
  expect(window.location.pathname).toBe("/booking-simple/1");
});

test("says so when nothing is called that", async () => {
  const input = await show({ "admin.searchMembers": { members: [], total: 0 } });
  await userEvent.type(input, "xyzzy");
  await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^Nothing found/));
});

test("leaves a dialog that asks something alone", async () => {
  const question = document.createElement("div");
  question.setAttribute("role", "alertdialog");
  document.body.append(question);
  showScreen(<Jump />, {});
  await screen.findByRole("button", { name: "Jump to" });
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(screen.queryByRole("combobox")).toBeNull();
  question.remove();
});
