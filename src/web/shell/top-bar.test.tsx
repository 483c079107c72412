import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { MemberView } from "../../shared/members/member-views";
import { testMe } from "../testing/me";
import { showScreen, testClub } from "../testing/show-screen";
import { hoursWords } from "./hours-words";
import { TopBar } from "./top-bar";

// jsdom knows no media queries; here the window is wide and the day is light.
beforeEach(() => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("min-width"),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

async function show(member: Partial<MemberView> | null) {
  const me = member && testMe(member);
  showScreen(<TopBar />, { "auth.me": me });
  await screen.findByRole("navigation", { name: "Main" });
}

const linksIn = (place: HTMLElement, role = "link") =>
  within(place)
    .getAllByRole(role)
    .map((link) => [link.textContent, link.getAttribute("href")]);

async function accountMenu() {
  await userEvent.click(await screen.findByRole("button", { name: /^Account of/ }));
  return screen.findByRole("menu");
}

async function mobileMenu() {
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  return screen.findByRole("navigation", { name: "Menu" });
}

it("leads everyone to Home, Book Now, Pricing and FAQ", async () => {
  await show(null);
  expect(linksIn(screen.getByRole("navigation", { name: "Main" }))).toEqual([
    ["Home", "/"],
    ["Book Now", "/boats"],
    ["Pricing", "/pricing"],
    ["FAQ", "/faq"],
  ]);
  expect(screen.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/login");
  expect(screen.getByRole("link", { name: "Join Club" }).getAttribute("href")).toBe("/register");
});

it("shows the club's logo in the place of ours", async () => {
  const logo = "/club-pictures/1.png";
  const pictures = { ...testClub.pictures, logo };
  showScreen(<TopBar />, { "auth.me": null, "admin.club": { ...testClub, pictures } });
  const home = await screen.findByRole("link", { name: testClub.settings.name });
  expect(home.querySelector("img")?.getAttribute("src")).toBe(logo);
  expect(home.querySelector("svg")).toBeNull();
});

it.each([
  [8.5, "8.5 hours"],
  [0, "0 hours"],
  [1_000_000, "Unlimited hours"],
])("shows a balance of %s as '%s'", async (hoursRemaining, words) => {
  await show({ hoursRemaining });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Sign In" })).toBeNull();
});

it("reads Loading hours... until the hours are known", () => {
  expect(hoursWords({})).toBe("Loading hours...");
});

it("keeps initials, name, e-mail, hours and places in the avatar menu", async () => {
  await show({});
  const menu = await accountMenu();
  expect(screen.getByText("SO")).toBeTruthy();
  expect(menu.textContent).toContain("Sam Okafor");
  expect(menu.textContent).toContain("sam@willows.example");
  expect(menu.textContent).toContain("10 hours");
  expect(linksIn(menu, "menuitem")).toEqual([
    ["Dashboard", "/dashboard"],
    ["My Bookings", "/booking-history"],
    ["My Hours", "/my-hours"],
    ["Logbook", "/logbook"],
    ["Waitlist", "/waitlist"],
    ["My Account", "/account"],
    ["Log out", null],
  ]);
});

it("gives an admin the Admin Panel and the Admin badge, even when also a manager", async () => {
  await show({ isAdmin: true, isManager: true });
  const menu = await accountMenu();
  expect(within(menu).getByText("Admin")).toBeTruthy();
  expect(within(menu).queryByText("Manager")).toBeNull();
  expect(linksIn(menu, "menuitem")).toContainEqual(["Admin Panel", "/admin"]);
  expect(within(menu).queryByText("Manager Panel")).toBeNull();
});

it("gives a manager the Manager badge, the Manager Panel and no Admin Panel", async () => {
  await show({ isManager: true });
  const menu = await accountMenu();
  expect(within(menu).getByText("Manager")).toBeTruthy();
  expect(linksIn(menu, "menuitem")).toContainEqual(["Manager Panel", "/manager"]);
  expect(within(menu).queryByText("Admin Panel")).toBeNull();
});

it.each([{ isAdmin: true }, { isManager: true }])(
  "gives a paused %o a member's menu",
  async (flag) => {
    await show({ ...flag, membershipStatus: "paused" });
    const menu = await accountMenu();
    expect(within(menu).queryByText(/Admin|Manager/)).toBeNull();
    expect(linksIn(menu, "menuitem")).toHaveLength(7);
  },
);

it("shows a visitor the public places and the two doors in the mobile menu", async () => {
  await show(null);
  expect(linksIn(await mobileMenu())).toEqual([
    ["Home", "/"],
    ["Boats", "/boats"],
    ["Pricing", "/pricing"],
    ["FAQ", "/faq"],
    ["Sign In", "/login"],
    ["Join Club", "/register"],
  ]);
});

it("adds hours, booking, dashboard, bookings and log out to a member's mobile menu", async () => {
  await show({});
  const menu = await mobileMenu();
  expect(menu.textContent).toContain("10 hours");
  expect(linksIn(menu).slice(4)).toEqual([
    ["Book Now", "/booking"],
    ["Dashboard", "/dashboard"],
    ["My Bookings", "/booking-history"],
    ["My Hours", "/my-hours"],
    ["Logbook", "/logbook"],
    ["Waitlist", "/waitlist"],
    ["My Account", "/account"],
  ]);
  expect(within(menu).getByRole("button", { name: "Log out" })).toBeTruthy();
});

it("names each place once", async () => {
  await show({ isAdmin: true });
  const places = linksIn(await mobileMenu()).map(([, to]) => to);
  expect(new Set(places).size).toBe(places.length);
});

it("names before approval no place that is still closed", async () => {
  await show({ approvalStatus: "pending" });
  const places = linksIn(await mobileMenu()).map(([label]) => label);
  expect(places).toContain("My Bookings");
  expect(places).not.toContain("Logbook");
});

it.each<[string, Partial<MemberView>, boolean]>([
  ["leads a manager", { isManager: true }, true],
  ["leads no manager before approval", { isManager: true, approvalStatus: "pending" }, false],
  ["leads no admin, who has the Admin Panel,", { isAdmin: true, isManager: true }, false],
])("%s to the Manager Panel from both menus", async (_, member, shown) => {
  await show(member);
  const places = linksIn(await mobileMenu());
  expect(places.some(([, to]) => to === "/manager")).toBe(shown);
  await userEvent.keyboard("{Escape}");
  expect(linksIn(await accountMenu(), "menuitem").some(([, to]) => to === "/manager")).toBe(shown);
});

it("keeps an admin's panel and the theme in the mobile menu", async () => {
  await show({ isAdmin: true });
  const menu = await mobileMenu();
  expect(linksIn(menu)).toContainEqual(["Admin Panel", "/admin"]);
  expect(within(menu).getByRole("button", { name: "Switch to dark theme" })).toBeTruthy();
});

it("has no second menu on a phone, and the balance all the same", async () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await show({});
  expect(await screen.findByText("10 hours")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Account of/ })).toBeNull();
});

it("closes the mobile menu on Escape", async () => {
  await show(null);
  await mobileMenu();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("navigation", { name: "Menu" })).toBeNull();
});
