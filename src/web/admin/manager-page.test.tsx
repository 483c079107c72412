import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import { paths } from "../paths";
import type { Answering, Answers } from "../testing/answers";
import { testBoat } from "../testing/boat";
import { testCodes } from "../testing/codes";
import { testMe } from "../testing/me";
import { testMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { ManagerPage } from "./manager-page";

const entry = (id: number, firstName: string) =>
  testMember({
    id,
    firstName,
    lastName: "Reid",
    email: `${firstName.toLowerCase()}@willows.example`,
  });

function show(
  toggle: Answering<"boats.toggle"> = () => ({ boat: testBoat() }),
  at: string = paths.manager,
) {
  const answers: Answers = {
    "auth.me": testMe({ isManager: true }),
    "bookings.outings": [],
    "admin.closures": [],
    "boats.list": [testBoat({ lockCode: "4712" })],
    "boats.toggle": toggle,
    "bookings.accessCodes": testCodes({
      access: { gateCode: "2010#", shedCode: "4471", washroomCode: "", accessInstructions: "" },
    }),
    "admin.roster": Array.from({ length: 60 }, (_, n) => entry(n, `Member${n}`)),
  };
  showScreen(<ManagerPage />, answers, at);
}

// jsdom lays nothing out, so it scrolls nowhere.
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => undefined;
});

it("shows managers the locks and the codes of the club", async () => {
  show();
  expect(await screen.findByText("4-7-1-2")).toBeTruthy();
  expect(await screen.findByText("2-0-1-0-#")).toBeTruthy();
  expect(screen.getByText("Not set")).toBeTruthy();
});

it("shows the members a part at a time, and finds them by name or email", async () => {
  show();
  const members = within(await screen.findByRole("region", { name: "Members" }));
  expect(await members.findAllByRole("listitem")).toHaveLength(25);
  await userEvent.click(members.getByRole("button", { name: "Show 25 more" }));
  expect(members.getAllByRole("listitem")).toHaveLength(50);
  await userEvent.type(members.getByRole("searchbox"), "reid member59@");
  expect(members.getAllByRole("listitem")).toHaveLength(1);
  expect(members.getByText("Member59 Reid")).toBeTruthy();
});

it("shows the member that an address asks for", async () => {
  show(undefined, "/manager?search=Member59%20Reid");
  const members = within(await screen.findByRole("region", { name: "Members" }));
  expect(await members.findAllByRole("listitem")).toHaveLength(1);
  expect(members.getByRole<HTMLInputElement>("searchbox").value).toBe("Member59 Reid");
});

it("switches a boat as managers may, without asking about its bookings", async () => {
  const toggle = vi.fn(() => ({ boat: testBoat({ available: false }) }));
  show(toggle);
  await userEvent.click(await screen.findByRole("switch"));
  await waitFor(() => expect(toggle).toHaveBeenCalledWith({ id: 1, available: false }));
});

it("says that a boat could not be switched", async () => {
  show(() => Promise.reject(new Error("This boat is not available right now.")));
  await userEvent.click(await screen.findByRole("switch"));
  expect(await screen.findByText("Failed to update boat availability")).toBeTruthy();
});
