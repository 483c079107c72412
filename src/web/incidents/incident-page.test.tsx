import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Route } from "wouter";
import type { LookedAtIncident } from "../../shared/incidents/incident-schemas";
import { paths } from "../paths";
import { testIncident } from "../testing/incident";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { IncidentPage } from "./incident-page";
import { OpenIncidents } from "./open-incidents";

afterEach(() => dismissToast());

const manager = testMe({ isManager: true });
const admin = testMe({ isAdmin: true });
const at = "2026-11-20T19:22:00.000Z";

function show(incident: LookedAtIncident, me = manager) {
  const acknowledge = vi.fn(() => ({ incident }));
  const close = vi.fn(() => ({ incident }));
  const answers = {
    "auth.me": me,
    "admin.incident": incident,
    "admin.acknowledgeIncident": acknowledge,
    "admin.closeIncident": close,
  };
  showScreen(<Route path={paths.incident} component={IncidentPage} />, answers, "/incidents/7");
  return { acknowledge, close };
}

it("leads with the numbers to tap, and says that nobody else calls them", async () => {
  show(testIncident());
  const numbers = await screen.findAllByRole("link", { name: /\d{3}/ });
  expect(numbers.map((link) => link.getAttribute("href"))).toEqual([
    "tel:2505550100",
    "tel:2505550177",
    "tel:911",
    "tel:18005675111",
  ]);
  expect(screen.getByText(/never calls emergency services/)).toBeTruthy();
  expect(screen.getByText("15 km/h, gusts of 28 km/h")).toBeTruthy();
});

it("shows whom no alarm has reached", async () => {
  show(testIncident());
  const told = await screen.findByRole("region", { name: "Told and done" });
  expect(within(told).getByText("Not sent")).toBeTruthy();
  expect(within(told).getByText(/No mail server/)).toBeTruthy();
});

it("is acknowledged with words of one tap", async () => {
  const { acknowledge } = show(testIncident());
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "I am going to the dock" }));
  await user.click(screen.getByRole("button", { name: "I see to it" }));
  expect(acknowledge).toHaveBeenCalledExactlyOnceWith({
    bookingId: 7,
    note: "I am going to the dock",
  });
  expect(screen.queryByText("End it without a landing")).toBeNull();
});

it("keeps what was written when it could not be sent", async () => {
  const { acknowledge } = show(testIncident());
  acknowledge.mockImplementation(() => {
    throw new Error("The network is down");
  });
  const user = userEvent.setup();
  const field = await screen.findByLabelText("I see to it: what is done?");
  await user.type(field, "On my way");
  await user.click(screen.getByRole("button", { name: "I see to it" }));
  expect(await screen.findByText("The network is down")).toBeTruthy();
  expect(field).toHaveProperty("value", "On my way");
});

it("is closed by admins alone", async () => {
  const { close } = show(testIncident(), admin);
  const user = userEvent.setup();
  await user.click(await screen.findByText("End it without a landing"));
  await user.click(screen.getByRole("button", { name: "Everybody is safe ashore" }));
  await user.click(screen.getByRole("button", { name: "Close the incident" }));
  const expected = { bookingId: 7, note: "Everybody is safe ashore" };
  expect(close).toHaveBeenCalledExactlyOnceWith(expected);
});

it("has nothing to press once the boat is back", async () => {
  show(testIncident({ state: "landed", landedAt: "2026-11-20T19:40:00.000Z" }));
  expect(await screen.findByText("Back at 12:40 PM")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "I see to it" })).toBeNull();
});

it("stands on top of the staff's screens while it is open", async () => {
  const over = testIncident({ bookingId: 8, state: "closed", boat: { id: 2, name: "Orca" } });
  showScreen(<OpenIncidents />, { "admin.incidents": [testIncident(), over] });
  const link = await screen.findByRole("link");
  expect(link.textContent).toBe('Overdue: Solo 14 "Heron", due 12:00 PM, Sam Okafor');
  expect(link.getAttribute("href")).toBe("/incidents/7");
});

it("says there and in turn that it is to stay out longer, which ends nothing", async () => {
  const notes = [{ act: "extended" as const, dueTime: "12:30", note: "", by: "Sam Okafor", at }];
  const longer = testIncident({ extendedTo: "12:30", notes });
  showScreen(<OpenIncidents />, { "admin.incidents": [longer] });
  const words = 'Overdue: Solo 14 "Heron", due 12:00 PM (extended to 12:30 PM), Sam Okafor';
  expect((await screen.findByRole("link")).textContent).toBe(words);
  show(longer);
  const told = await screen.findByRole("region", { name: "Told and done" });
  within(told).getByText("12:22 PM, Sam Okafor: stays out until 12:30 PM");
  screen.getByText("Nobody sees to it right now");
});

it("names there the day on which a boat was due, where it is another one", async () => {
  const since = testIncident({ bookingDate: "2026-11-18", dueTime: "20:00" });
  showScreen(<OpenIncidents />, { "admin.incidents": [since] });
  const words = 'Overdue: Solo 14 "Heron", due 8:00 PM on Nov 18, Sam Okafor';
  expect((await screen.findByRole("link")).textContent).toBe(words);
});
