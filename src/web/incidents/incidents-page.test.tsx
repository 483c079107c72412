import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AnswerOf } from "../testing/answers";
import { testIncident } from "../testing/incident";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { IncidentsPage } from "./incidents-page";

const me = testMe({ isManager: true });
const show = (incidents: AnswerOf<"admin.incidents">) =>
  showScreen(<IncidentsPage />, { "auth.me": me, "admin.incidents": incidents });

it("lists the boats that stayed out as the server orders them, each with its state and a way to it", async () => {
  const rower = { id: 4, firstName: "Lee", lastName: "Marsh", phone: "" };
  show([testIncident(), testIncident({ bookingId: 8, rower, state: "landed" })]);
  const links = await screen.findAllByRole("link", { name: /Heron/ });
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ['Solo 14 "Heron", Sam Okafor', "/incidents/7"],
    ['Solo 14 "Heron", Lee Marsh', "/incidents/8"],
  ]);
  const items = screen.getAllByRole("listitem").filter((item) => !item.closest("nav"));
  const lines = items.map(({ textContent }) => textContent);
  expect(lines[0]).toContain("Due 12:00 PM, Friday, November 20, 2026");
  expect(lines[0]).toMatch(/Overdue$/);
  expect(lines[1]).toMatch(/Back$/);
});

it("says what will stand here, and that nobody is called, while no boat has been overdue", async () => {
  show([]);
  await screen.findByRole("heading", { name: "No boat has been overdue" });
  expect(screen.getByText(/never calls emergency services/)).toBeDefined();
});
