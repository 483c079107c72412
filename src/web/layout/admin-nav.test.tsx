import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { showScreen } from "../testing/show-screen";
import { AdminNav } from "./admin-nav";

test.each([
  ["/", "Day", null],
  ["/admin", "Day", null],
  ["/admin-dashboard", "Day", null],
  ["/member-management/3", "People", "Members"],
  ["/row-requests", "People", "Row requests"],
  ["/fleet", "Fleet", "Fleet"],
  ["/catalogue", "Money", "Catalogue"],
  ["/club-settings/money", "Money", "Currency and taxes"],
  ["/outbox", "Records", "Outbox"],
  ["/club-settings", "Club", "Club settings"],
])("at %s the group %s is marked, and the screen %s", async (address, group, place) => {
  showScreen(<AdminNav />, {}, address);
  const nav = within(await screen.findByRole("navigation", { name: "Admin" }));
  const marked = (kind: string) =>
    nav
      .getAllByRole("link")
      .filter((link) => link.getAttribute("aria-current") === kind)
      .map(({ textContent }) => textContent);
  expect(marked("true")).toEqual([group]);
  expect(marked("page")).toEqual(place ? [place] : []);
});

test.each([
  ["/reports", ["Reports", "Incidents", "Logbook", "Audit trail", "Outbox", "Jobs"]],
  [
    "/safety",
    ["Club settings", "Place and time", "Boats and kinds", "Face", "Safety", "Texts", "Webhooks"],
  ],
])("at %s the six groups stand above the screens of its own", async (address, places) => {
  showScreen(<AdminNav />, {}, address);
  const nav = within(await screen.findByRole("navigation", { name: "Admin" }));
  const links = nav.getAllByRole("link").map(({ textContent }) => textContent);
  expect(links.slice(0, 6)).toEqual(["Day", "People", "Fleet", "Money", "Records", "Club"]);
  expect(links.slice(6)).toEqual(places);
});
