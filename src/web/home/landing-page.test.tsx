import { cleanup, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { testAnnouncement } from "../testing/announcement";
import type { Answers } from "../testing/answers";
import { regatta } from "../testing/closure";
import { testPlan } from "../testing/plan";
import { showScreen, testClub } from "../testing/show-screen";
import { LandingPage } from "./landing-page";

const hours = (hoursIncluded: number, price: string) =>
  testPlan({
    id: hoursIncluded,
    name: `${hoursIncluded} Hour Plan`,
    hoursIncluded,
    price,
    tax: "0.00",
    total: price,
  });

function open(answers: Answers = {}) {
  showScreen(<LandingPage />, {
    "packages.plans": [hours(5, "175.00"), hours(20, "400.00")],
    "boats.soonestFree": { start: null },
    ...answers,
  });
}
const card = async (name: string) => {
  const title = await screen.findByRole("heading", { name });
  return within(title.closest("article") ?? title);
};
const textOf = (title: HTMLElement) => title.closest("section")?.textContent ?? "";

it("opens with the club's name and tagline", async () => {
  open();
  expect(await screen.findByRole("heading", { level: 1 })).toHaveProperty(
    "textContent",
    "Willows Rowing Club",
  );
  expect(screen.getByText(/Slide-seat rowing on Oak Bay, for members\./)).toBeTruthy();
});

it("says above everything when the club is closed, and nothing when it is not", async () => {
  open();
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText(/closed/)).toBeNull();
  cleanup();
  open({ "admin.club": { ...testClub, closures: [regatta] } });
  const notice = await screen.findByText(regatta.words);
  expect(notice.closest("p")?.textContent).toBe(`${regatta.words}: Regatta`);
  const heading = screen.getByRole("heading", { level: 1 });
  const follows = notice.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows).toBeTruthy();
});

it("shows three pictures that say what is in them and keep their place", async () => {
  open();
  const pictures = await screen.findAllByRole("img");
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) {
    expect(picture.getAttribute("alt")?.length).toBeGreaterThan(30);
    expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["640", "400"]);
  }
});

const landing = {
  lead: "Rowing on the Elbe since 1880.",
  about: "We row.\n\nAll year.",
  promises: ["Coaches on Mondays", "Showers"],
};
const withWords = (words: Partial<typeof landing>) => ({
  "admin.club": {
    ...testClub,
    settings: { ...testClub.settings, landing: { ...landing, ...words } },
  },
});

it("says the club's own words in the place of ours", async () => {
  open(withWords({}));
  expect(await screen.findByText(landing.lead)).toBeTruthy();
  const about = textOf(screen.getByRole("heading", { name: "About The Club" }));
  expect(about).toBe("About The ClubWe row.All year.");
  for (const promise of landing.promises) expect(screen.getAllByText(promise)).toHaveLength(2);
  for (const ours of [/Calm water/, /herons, seals/, /Free parking/, /Minimum 1 hour/, /Solo 14/]) {
    expect(screen.queryByText(ours)).toBeNull();
  }
});

it("leaves out what the club says nothing of", async () => {
  open(withWords({ lead: "", about: "", promises: [] }));
  expect(await screen.findByText(testClub.settings.tagline)).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "About The Club" })).toBeNull();
  expect((await card("Single Rowboat")).getAllByRole("listitem")).toHaveLength(1);
});

it("shows the club's own picture in its place, without our words under it", async () => {
  const pictures = { ...testClub.pictures, second: "/club-pictures/2.jpg" };
  open({ "admin.club": { ...testClub, pictures } });
  const [first, second, third] = await screen.findAllByRole("img");
  expect([first, second, third].map((picture) => picture?.getAttribute("src"))).toEqual([
    "/pictures/solo-14.svg",
    "/club-pictures/2.jpg",
    "/pictures/willows-dock.svg",
  ]);
  expect(second?.closest("figure")?.textContent).toBe("");
  expect(second?.getAttribute("alt")).toContain("Willows Rowing Club");
  expect(first?.closest("figure")?.textContent).toContain("Solo 14");
});

it("tells About The Club that it is members-only and on the water since 2010", async () => {
  open();
  const about = textOf(await screen.findByRole("heading", { name: "About The Club" }));
  expect(about).toContain("since 2010");
  expect(about).toContain("The club is members-only, and the boats are available only to members.");
});

it.each([
  ["Single Rowboat", "1-2 people"],
  ["Double Rowboat", "2-3 people"],
])("prices the %s for %s, with the documented facts", async (name, capacity) => {
  open();
  const { getByText } = await card(name);
  for (const fact of [capacity, "Minimum 1 hour", "Safety equipment included", "Free parking"]) {
    expect(getByText(fact)).toBeTruthy();
  }
});

it("calls a kind as the club does", async () => {
  const [, ...others] = testClub.settings.boatKinds;
  const single: ClubSettings["boatKinds"][number] = {
    key: "single",
    name: "1x",
    people: [1, 1],
    rate: 0,
  };
  const boatKinds = [single, ...others];
  open({ "admin.club": { ...testClub, settings: { ...testClub.settings, boatKinds } } });
  expect((await card("1x")).getByText("1 person")).toBeTruthy();
  expect((await card("1x")).getByText("No").parentElement?.textContent).toBe(
    "No hours of balance for each hour on the water",
  );
  expect(await card("Double Rowboat")).toBeTruthy();
  expect(screen.queryByText("Single Rowboat")).toBeNull();
});

it("badges only the Single Rowboat as Most Popular", async () => {
  open();
  expect((await card("Single Rowboat")).getByText("Most Popular")).toBeTruthy();
  expect(screen.getAllByText("Most Popular")).toHaveLength(1);
});

it("speaks of 20 to 35 CAD for an hour of balance, from the catalogue", async () => {
  open();
  expect(await screen.findByText("20 to 35 CAD")).toBeTruthy();
});

it("says in the first screenful when a boat is free and what an hour costs", async () => {
  const start = { bookingDate: "2026-11-20", startTime: "06:30", boats: 3 };
  open({ "boats.soonestFree": { start } });
  const facts = within(await screen.findByRole("region", { name: "At the club now" }));
  const free = await facts.findByRole("link", { name: /from 6:30 AM, 3 boats$/ });
  expect(free.getAttribute("href")).toBe("/boats");
  expect(facts.getByText("20 to 35 CAD an hour")).toBeTruthy();
});

it("says nothing about prices when the catalogue cannot be read", async () => {
  open({ "packages.plans": () => Promise.reject(new Error("500")) });
  await card("Single Rowboat");
  expect(screen.queryByText(/CAD/)).toBeNull();
});

it("leads every Book Now, and the closing Book Your Boat Now, to the boats", async () => {
  open();
  const links = await screen.findAllByRole("link", { name: "Book Now" });
  links.push(screen.getByRole("link", { name: "Book Your Boat Now" }));
  expect(links.map((link) => link.getAttribute("href"))).toEqual(links.map(() => "/boats"));
  expect(links).toHaveLength(4);
});

it("invites whoever has never rowed to try a row", async () => {
  open();
  const link = await screen.findByRole("link", { name: "Try a row" });
  expect(link.getAttribute("href")).toBe("/try-a-row");
});

it("tells no visitor when boats are free before the club has said where it is", async () => {
  const start = { bookingDate: "2026-11-20", startTime: "06:30", boats: 3 };
  open({ "boats.soonestFree": { start }, "admin.club": { ...testClub, placeTold: false } });
  await screen.findByText("20 to 35 CAD an hour");
  expect(screen.queryByText(/6:30 AM/)).toBeNull();
});

it("says first what the club tells everybody today", async () => {
  const announcements = [testAnnouncement({ audience: "everybody" })];
  open({ "admin.club": { ...testClub, announcements } });
  const told = await screen.findByRole("region", { name: "Announcements" });
  expect(told.textContent).toContain("Dock work on Tuesday");
  const heading = screen.getByRole("heading", { level: 1 });
  expect(told.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
