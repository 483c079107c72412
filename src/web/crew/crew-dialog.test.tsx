import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { expect, it, vi } from "vitest";
import type { CrewEntryView } from "../../shared/bookings/outing-people";
import type { OutingCrewView } from "../../shared/crew/crew-schemas";
import { publicClubSettings } from "../../shared/settings/club-settings";
import type { Answers } from "../testing/answers";
import { testBoat } from "../testing/boat";
import { memberBooking } from "../testing/member-booking";
import { showScreen, testClub } from "../testing/show-screen";
import { CrewButton } from "./crew-button";

const orca = testBoat({ id: 2, name: 'Tango 17 "Orca"', capacity: 3 });
const now = { today: "2026-11-20", minutes: 750 };
const booking = memberBooking({ id: 42, boatId: 2, hoursUsed: 3, duration: 2 });
const ada: CrewEntryView = { id: 7, name: "Ada Q.", state: "in" };

async function openCrew(outing: Partial<OutingCrewView> = {}, answers: Answers = {}) {
  const known: OutingCrewView = { crew: [], share: "mine", ways: 1, part: 0, open: 0 };
  showScreen(<CrewButton booking={{ ...booking, crew: outing.crew }} now={now} />, {
    "bookings.crew": { ...known, ...outing },
    "boats.list": [orca],
    ...answers,
  });
  await userEvent.click(await screen.findByRole("button", { name: /WRC-0042$/ }));
  const dialog = await screen.findByRole("dialog", { name: "Crew" });
  await within(dialog).findByRole("heading", { name: "Aboard with you" });
  return dialog;
}

const refused = (refusal: string, field: string, message: string) =>
  Object.assign(new TRPCClientError(message), { data: { refusal, field } });

it("invites where nobody is aboard", async () => {
  await openCrew();
  expect(screen.getByRole("dialog").textContent).toContain("it is more fun together");
  expect(screen.getByText("There is room for 2 more.")).toBeTruthy();
});

it("asks somebody of before by one press", async () => {
  const add = vi.fn(() => ({ crew: [] }));
  await openCrew({ rowedWith: [{ memberId: 5, name: "Ada Q." }] }, { "bookings.addCrew": add });
  await userEvent.click(screen.getByRole("button", { name: "Ask Ada Q." }));
  expect(add).toHaveBeenCalledExactlyOnceWith({ id: 42, memberId: 5 });
});

it("says of a boat that carries its rower alone that nobody comes along", async () => {
  const outing: OutingCrewView = { crew: [], share: "mine", ways: 1, part: 0, open: 0 };
  const boats = [testBoat({ id: 2, capacity: 1 })];
  showScreen(<CrewButton booking={booking} now={now} />, {
    "bookings.crew": outing,
    "boats.list": boats,
  });
  await userEvent.click(await screen.findByRole("button", { name: /WRC-0042$/ }));
  expect(await screen.findByText(/carries its rower and nobody else/)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("asks nobody along in a boat for one", async () => {
  const alone = memberBooking({ id: 43, boat: { name: "Alster", lockCode: null, forOne: true } });
  showScreen(
    [booking, alone].map((own) => <CrewButton key={own.id} booking={own} now={now} />),
    {},
  );
  expect(
    await screen.findByRole("button", { name: "Ask somebody along booking WRC-0042" }),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: /WRC-0043/ })).toBeNull();
});

it("says of each in words how they stand", async () => {
  const crew: CrewEntryView[] = [
    ada,
    { id: 8, name: "kim@row.example", state: "asked" },
    { id: 9, name: "Uncle Bob", state: "guest" },
  ];
  const dialog = await openCrew({ crew });
  const lines = within(dialog).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "Ada Q.Comes alongTake out Ada Q.",
    "kim@row.exampleAsked, no answer yetTake back kim@row.example",
    "Uncle BobGuestTake out Uncle Bob",
  ]);
  expect(dialog.textContent).toContain("The boat is full.");
  expect(within(dialog).queryByRole("textbox")).toBeNull();
});

it("says beside the field why somebody was not asked, and keeps what was typed", async () => {
  const add = vi.fn(() => {
    throw refused("ALREADY_ASKED", "email", "You have asked or named them already.");
  });
  await openCrew({}, { "bookings.addCrew": add });
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "A member's e-mail" });
  await userEvent.type(field, "kim@row.example{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("named them already");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe("kim@row.example");
  expect(add).toHaveBeenCalledExactlyOnceWith({ id: 42, email: "kim@row.example" });
});

it("adds a guest by name, and empties the field", async () => {
  const add = vi.fn(() => ({ crew: [] }));
  await openCrew({}, { "bookings.addCrew": add });
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Or a guest's name" });
  await userEvent.type(field, "Uncle Bob");
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  await waitFor(() => expect(field.value).toBe(""));
  expect(add).toHaveBeenCalledExactlyOnceWith({ id: 42, guest: "Uncle Bob" });
});

it("shows each one's part before it is saved, rounded down to a quarter", async () => {
  const share = vi.fn(() => ({ share: "equal" as const, ways: 2, part: 1.5 }));
  await openCrew({}, { "bookings.share": share });
  const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "How the cost is split" });
  expect([...choice.options].map(({ text }) => text)).toEqual([
    "I pay all of it",
    "2 equal parts, 1.5 hours each",
    "3 equal parts, 1 hour each",
  ]);
  await userEvent.selectOptions(choice, "2 equal parts, 1.5 hours each");
  expect(share).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Save how the cost is split" }));
  expect(share).toHaveBeenCalledExactlyOnceWith({ id: 42, share: "equal", ways: 2 });
});

it("says who pays once somebody is in, and asks before hours move", async () => {
  const leave = vi.fn(() => ({ crew: [] }));
  const outing = { crew: [ada], share: "equal" as const, ways: 2, part: 1.5 };
  await openCrew(outing, { "bookings.leaveCrew": leave });
  expect(screen.getByText(/^Whoever comes along pays 1\.5 hours\./)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Take out Ada Q." }));
  const question = await screen.findByRole("alertdialog", { name: "Take Ada Q. out?" });
  expect(question.textContent).toContain("Their 1.5 hours go back to them");
  expect(leave).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole("button", { name: "Take out" }));
  expect(leave).toHaveBeenCalledExactlyOnceWith({ id: 42, crewId: 7 });
});

it("lets the rower answer who asks for a seat", async () => {
  const accept = vi.fn(() => ({ crew: [ada] }));
  const crew: CrewEntryView[] = [{ id: 9, name: "Lee B.", state: "asking" }];
  await openCrew({ crew }, { "bookings.acceptCrew": accept });
  await userEvent.click(screen.getByRole("button", { name: "Yes, come along Lee B." }));
  expect(accept).toHaveBeenCalledExactlyOnceWith({ id: 9 });
});

it("opens seats only where the club does", async () => {
  await openCrew();
  expect(screen.queryByRole("combobox", { name: "Seats open to members" })).toBeNull();
});

it("opens as many seats as there is room for", async () => {
  const settings = publicClubSettings.parse({ ...testClub.settings, openSeats: "on" });
  const open = vi.fn(() => ({ open: 1 }));
  const guest: CrewEntryView = { id: 9, name: "Uncle Bob", state: "guest" };
  await openCrew(
    { crew: [guest] },
    { "admin.club": { ...testClub, settings }, "bookings.openSeats": open },
  );
  const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Seats open/ });
  expect([...choice.options].map(({ text }) => text)).toEqual(["None", "1 seat"]);
  await userEvent.selectOptions(choice, "1 seat");
  await userEvent.click(screen.getByRole("button", { name: /^Save seats/ }));
  expect(open).toHaveBeenCalledExactlyOnceWith({ id: 42, open: 1 });
});
