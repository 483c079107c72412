import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Waiting } from "../../shared/waiting/waiting";
import type { Answers } from "../testing/answers";
import { testBoat } from "../testing/boat";
import { testMember } from "../testing/member";
import { testOrder, testOrderPaid } from "../testing/order";
import { nothingWaits } from "../testing/screen-answers";
import { showScreen } from "../testing/show-screen";
import { NeedsYou } from "./needs-you";

const priya = testMember({ id: 11, firstName: "Priya", lastName: "Nair" });
const theo = testMember({ id: 12, firstName: "Theo", lastName: "Marchetti" });
const request = {
  id: 5,
  createdAt: "2026-11-19T18:00:00.000Z",
  name: "Nora Bell",
  email: "nora@bay.example",
  phone: "250-555-0188",
  emergencyContact: "",
  numberOfPeople: 2,
  experienceLevel: "beginner" as const,
  specialRequests: "",
  paymentMethod: "cash" as const,
  hostName: null,
  answeredAt: null,
  answeredByName: null,
};
const waiting: Waiting = {
  applicants: { total: 5, first: [priya, theo] },
  unpaidOrders: { total: 1, first: [testOrder()] },
  rowRequests: { total: 1, first: [request] },
  boatsOffline: [{ id: 4, name: 'Tango 17 "Cormorant"' }],
  groundings: 1,
  failedMail: 2,
  keptMail: 0,
  failedBackup: true,
};

const show = (answers: Answers = {}) =>
  showScreen(<NeedsYou />, { "auth.me": null, "admin.waiting": waiting, ...answers });

const line = async (what: string) => {
  const row = (await screen.findByRole("link", { name: what })).closest("li");
  return within(row ?? document.body);
};

test("each kind that waits has its number, and its screen behind its name", async () => {
  show();
  const lines = await screen.findAllByRole("listitem");
  expect(lines.map((one) => /^\d+/.exec(one.textContent ?? "")?.[0])).toEqual([
    "1",
    "5",
    "1",
    "1",
    "1",
    "2",
    "1",
  ]);
  const screens = ["Approvals", "Unpaid orders", "Row requests", "Boats offline", "Failed mail"];
  expect(
    [...screens, "Failed backup", "Boats called unusable"].map((name) =>
      screen.getByRole("link", { name }).getAttribute("href"),
    ),
  ).toEqual([
    "/member-management",
    "/books",
    "/row-requests",
    "/fleet",
    "/outbox?state=aside",
    "/jobs",
    "/damage",
  ]);
  expect((await line("Approvals")).getByText("+3 more")).toBeTruthy();
});

test("says quietly when nothing waits", async () => {
  show({ "admin.waiting": nothingWaits });
  expect(await screen.findByText("Nothing waits for you.")).toBeTruthy();
  expect(screen.queryByRole("listitem")).toBeNull();
});

test("approves at one press, and leaves the keyboard at the list", async () => {
  const left = [priya, theo];
  show({
    "admin.waiting": () => ({
      ...waiting,
      applicants: { total: left.length, first: [...left] },
    }),
    "admin.approveMember": () => ({ member: left.shift() ?? priya }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Approve Priya Nair" }));
  expect(await screen.findByText("Member Approved")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Approve Priya Nair" })).toBeNull();
  expect(screen.getByRole("button", { name: "Approve Theo Marchetti" })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Needs you");
});

test("takes the money of an order here, once it is confirmed", async () => {
  const pay = vi.fn(() => testOrderPaid());
  show({ "admin.markPaid": pay });
  await userEvent.click(
    await screen.findByRole("button", { name: "Mark paid order 7 of Sam Okafor" }),
  );
  expect(pay).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole("button", { name: "Mark paid" }));
  expect(await screen.findByText("Order Paid")).toBeTruthy();
  expect(pay).toHaveBeenCalledExactlyOnceWith({ id: 7 });
});

test("puts a boat online at one press", async () => {
  const toggle = vi.fn(() => ({ boat: testBoat({ id: 4 }) }));
  show({ "boats.toggle": toggle });
  const boats = await line("Boats offline");
  await userEvent.click(boats.getByRole("button", { name: 'Put online Tango 17 "Cormorant"' }));
  expect(await screen.findByText("Members can book it again.")).toBeTruthy();
  expect(toggle).toHaveBeenCalledExactlyOnceWith({ id: 4, available: true });
});
