import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { useSignedIn } from "../signed-in";
import { adminBooking } from "../testing/admin-booking";
import type { Answers } from "../testing/answers";
import { testBoat } from "../testing/boat";
import { testMe } from "../testing/me";
import { testMember } from "../testing/member";
import { testOuting } from "../testing/outing";
import { showScreen } from "../testing/show-screen";
import { Jump } from "./jump";

const sam = { ...testMember({ id: 3 }), expiringOn: null };
const jo = { ...sam, id: 4, firstName: "Jo", lastName: "Lindqvist", email: "jo@willows.example" };

// jsdom lays nothing out, so it scrolls nowhere.
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => undefined;
});

/** As in the app, where nobody sees it before it is known who they are. */
const OnceSignedIn = () => useSignedIn().member && <Jump />;

async function show(answers: Answers = {}) {
  showScreen(<OnceSignedIn />, {
    "auth.me": testMe({ isAdmin: true }),
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

test("leads a manager to closing, boats and members, and asks for nothing that is an admin's", async () => {
  const search = vi.fn(() => ({ members: [], total: 0 }));
  const input = await show({
    "auth.me": testMe({ isManager: true }),
    "admin.roster": [jo, sam],
    "admin.searchMembers": search,
  });
  const names = screen.getAllByRole("option").map(({ firstChild }) => firstChild?.textContent);
  expect(names.slice(0, 4)).toEqual(["Day", "Close the club", "Boats", "Members"]);
  expect(names).not.toContain("Outbox");
  await userEvent.type(input, "okafor");
  const found = await screen.findByRole("option", { name: /^Sam Okafor/ });
  expect(found.textContent).toContain(sam.phone);
  await userEvent.keyboard("{Enter}");
  expect(window.location.pathname + window.location.search).toBe("/manager?search=Sam%20Okafor");
  expect(search).not.toHaveBeenCalled();
});

test("a reference near today leads a manager to how its rower is reached", async () => {
  const ask = vi.fn(() => [
    testOuting({ bookingId: 42, reference: "WRC-0042", rower: sam }),
    testOuting({ bookingId: 43, reference: "WRC-0043", rower: jo }),
  ]);
  const input = await show({
    "auth.me": testMe({ isManager: true }),
    "admin.roster": [jo, sam],
    "bookings.outings": ask,
  });
  await userEvent.type(input, "wrc-42");
  const found = await screen.findByRole("option", { name: /^WRC-0042/ });
  expect(found.textContent).toContain("Sam Okafor");
  expect(screen.queryByRole("option", { name: /^WRC-0043/ })).toBeNull();
  expect(ask).toHaveBeenCalledExactlyOnceWith({ startDate: "2026-11-19", endDate: "2026-11-27" });
  await userEvent.keyboard("{Enter}");
  expect(window.location.pathname + window.location.search).toBe("/manager?search=Sam%20Okafor");
});

test("finds a manager a member by a part of their phone number", async () => {
  const input = await show({
    "auth.me": testMe({ isManager: true }),
    "admin.roster": [{ ...jo, phone: "250-555-0177" }, sam],
    "bookings.outings": [],
  });
  await userEvent.type(input, "0177");
  expect(await screen.findByRole("option", { name: /^Jo Lindqvist/ })).toBeTruthy();
  expect(screen.queryByRole("option", { name: /^Sam/ })).toBeNull();
});
