import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { MemberView } from "../../shared/members/member-views";
import type { Answering } from "../testing/answers";
import { fillIn } from "../testing/fill-in";
import { testMe } from "../testing/me";
import { testMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { TryARowPage } from "./try-a-row-page";

const send = () => userEvent.click(screen.getByRole("button", { name: "Ask for a row" }));

async function open(
  requestRow: Answering<"bookings.requestRow">,
  member: MemberView | null = null,
) {
  showScreen(<TryARowPage />, {
    "auth.me": member && testMe(member),
    "bookings.requestRow": requestRow,
  });
  await screen.findByRole("heading", { name: "Try a row" });
}

async function fillInRequest() {
  const fields = {
    "First Name": "Noor",
    "Last Name": "Haddad",
    Email: "noor@example.com",
    Phone: "250-555-0177",
    "Number of people": "2",
  };
  for (const [label, words] of Object.entries(fields)) {
    fillIn(screen.getByLabelText(label), words);
  }
  await userEvent.selectOptions(screen.getByLabelText("Experience"), "beginner");
  for (const promise of screen.getAllByRole("checkbox")) await userEvent.click(promise);
}

it("sends what was asked, the number of people as a number, and thanks by name", async () => {
  const requestRow = vi.fn(() => ({ id: 1 }));
  await open(requestRow);
  await fillInRequest();
  await send();
  expect(await screen.findByRole("heading", { name: "Thank you, Noor" })).toBeTruthy();
  expect(screen.getByText(/We answer by e-mail to noor@example\.com/)).toBeTruthy();
  expect(requestRow).toHaveBeenCalledWith({
    firstName: "Noor",
    lastName: "Haddad",
    email: "noor@example.com",
    phone: "250-555-0177",
    emergencyContact: "",
    numberOfPeople: 2,
    experienceLevel: "beginner",
    specialRequests: "",
    paymentMethod: "cash",
    termsAccepted: true,
    safetyAccepted: true,
    cancellationAccepted: true,
  });
});

it("names everything that is missing in the documented words, and sends nothing", async () => {
  const requestRow = vi.fn();
  await open(requestRow);
  await send();
  const alerts = await waitFor(() => screen.getAllByRole("alert").map((a) => a.textContent));
  expect(alerts).toEqual([
    "First name is required",
    "Last name is required",
    "Valid email is required",
    "Phone number is required",
    "Number of people is required",
    "Please select your experience",
    "You must accept the terms",
    "You must accept the safety requirements",
    "You must accept the cancellation policy",
  ]);
  expect(requestRow).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("First Name")));
});

it.each(["0", "1.5"])("does not take %s for a number of people", async (number) => {
  await open(vi.fn());
  fillIn(screen.getByLabelText("Number of people"), number);
  await send();
  expect(await screen.findByText("Number of people is required")).toBeTruthy();
});

it("does not take a phone number of fewer than 10 characters", async () => {
  await open(vi.fn());
  fillIn(screen.getByLabelText("Phone"), "555-0177");
  await send();
  expect(await screen.findByText("Phone number is required")).toBeTruthy();
});

it.each([
  ["a visitor", null],
  ["a pending member", testMember({ approvalStatus: "pending" })],
])("offers %s to pay in cash only", async (_, member) => {
  await open(vi.fn(), member);
  expect(screen.getAllByRole("radio")).toHaveLength(1);
  expect(screen.getByLabelText("Cash, at the dock")).toHaveProperty("checked", true);
});

it("offers an approved member to pay for a guest with hours", async () => {
  const requestRow = vi.fn(() => ({ id: 1 }));
  await open(requestRow, testMember());
  await fillInRequest();
  await userEvent.click(await screen.findByLabelText("My hours: I am a member and bring a guest"));
  await send();
  await screen.findByRole("heading", { name: /^Thank you/ });
  expect(requestRow).toHaveBeenCalledWith(expect.objectContaining({ paymentMethod: "hours" }));
});

it("says why the club refused, and keeps what was typed", async () => {
  await open(() => Promise.reject(new Error("Please log in to pay with your hours.")));
  await fillInRequest();
  await send();
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Please log in to pay with your hours.",
  );
  expect(screen.getByLabelText("Last Name")).toHaveProperty("value", "Haddad");
});
