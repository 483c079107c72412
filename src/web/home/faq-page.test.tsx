import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { documentedProfile } from "../../shared/profile/club-profile";
import { defaultClubSettings } from "../../shared/settings/club-settings";
import { defaultSafetySettings } from "../../shared/settings/safety-settings";
import { faqCategories } from "../../shared/texts/faq-categories";
import { faqQuestions } from "../../shared/texts/faq-questions";
import { safetyFigureNames } from "../../shared/texts/figures";
import { safetyFigures } from "../../shared/texts/safety-figures";
import type { Answers } from "../testing/answers";
import { showScreen, testClub } from "../testing/show-screen";
import { useHash } from "../ui/hooks/use-hash";
import { faqLinks } from "./faq-links";
import { FaqPage } from "./faq-page";

const scrolled = vi.fn();

// jsdom lays nothing out, so it cannot scroll.
beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
});

function Hash() {
  return <output data-testid="hash">{useHash()}</output>;
}

const spoken = { ...safetyFigures(defaultSafetySettings, documentedProfile.units) };
for (const name of safetyFigureNames) spoken[name] = "As the club says.";

async function open(at = "/faq", answers: Answers = {}) {
  showScreen(
    <>
      <FaqPage />
      <Hash />
    </>,
    { "admin.texts": [], "admin.safetyFigures": spoken, ...answers },
    at,
  );
  await screen.findByText(/^\d+ questions?$/);
}
const shown = () => screen.getAllByRole("group").flatMap((group) => group.id || []);
const opened = () =>
  [...document.querySelectorAll("details")].filter(({ open }) => open).map(({ id }) => id);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("has at least 28 questions, some in each documented category, each with its own address", () => {
  expect(faqQuestions.length).toBeGreaterThanOrEqual(28);
  expect(new Set(faqQuestions.map(({ id }) => id)).size).toBe(faqQuestions.length);
  for (const category of faqCategories) {
    expect(faqQuestions.filter((entry) => entry.category === category).length).toBeGreaterThan(2);
  }
});

it("names no place or contact that the club's settings decide", () => {
  const words = faqQuestions.map(({ question, answer }) => `${question} ${answer}`).join(" ");
  const { name, address, dock, email, phone, weatherPlace } = defaultClubSettings;
  const decided = [name, address, dock, email, phone, weatherPlace].flatMap((text) =>
    text.split(", "),
  );
  expect(decided.filter((text) => words.includes(text))).toEqual([]);
});

it("does not ask how old a club is that has not said so", async () => {
  const settings = { ...defaultClubSettings, foundedIn: null };
  showScreen(<FaqPage />, {
    "admin.club": { ...testClub, settings },
    "admin.texts": [],
    "admin.safetyFigures": spoken,
  });
  await screen.findByText(/^\d+ questions$/);
  expect(shown()).not.toContain("since-when");
  cleanup();
  await open();
  expect(shown()).toContain("since-when");
});

it("says what members change themselves, and what the club changes", () => {
  const entry = faqQuestions.find(({ id }) => id === "change-my-details");
  expect(entry?.answer).toContain("Once you are approved");
  expect(entry?.answer).toContain("phone, address and emergency contact");
  expect(entry?.answer).not.toContain("an admin changes your details");
  expect(faqLinks["change-my-details"]).toEqual({ to: "/account", label: "My Account" });
});

it("filters by the seven documented categories", async () => {
  await open();
  const names = within(screen.getByRole("group", { name: "Category" }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    "All",
    "Membership",
    "Boats",
    "Booking",
    "Hour Bank",
    "Safety",
    "Launching",
    "General",
  ]);
  await press("Safety");
  expect(shown()).toEqual(
    faqQuestions.filter(({ category }) => category === "Safety").map(({ id }) => id),
  );
});

it("finds questions by their answers, and says how many", async () => {
  await open();
  await userEvent.type(screen.getByLabelText("Search the questions"), "UNDER 12");
  expect(shown()).toEqual(["children"]);
  expect(screen.getByText("1 question")).toBeTruthy();
});

it("offers all questions again when none matches", async () => {
  await open();
  await userEvent.type(screen.getByLabelText("Search the questions"), "submarine");
  expect(screen.getByText("No question matches")).toBeTruthy();
  await press("Show all questions");
  expect(shown()).toHaveLength(faqQuestions.length);
});

it("opens the question its address names, and brings it into view", async () => {
  await open("/faq#cancel");
  expect(opened()).toEqual(["cancel"]);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it("puts a question opened by hand into the address, and keeps what was searched", async () => {
  await open();
  await userEvent.type(screen.getByLabelText("Search the questions"), "expire");
  const before = shown();
  await userEvent.click(screen.getByText("Do hours expire?"));
  await waitFor(() => expect(screen.getByTestId("hash").textContent).toBe("#hours-expire"));
  expect(shown()).toEqual(before);
  expect(opened()).toEqual(["hours-expire"]);
  expect(scrolled).not.toHaveBeenCalled();
});

it("opens nothing for an address that names no question", async () => {
  await open("/faq#%E0%A4%A");
  expect(opened()).toEqual([]);
});

it("says how to reach the club", async () => {
  await open();
  const { email, phone, address } = defaultClubSettings;
  expect(screen.getByRole("link", { name: email }).getAttribute("href")).toBe(`mailto:${email}`);
  expect(screen.getByRole("link", { name: phone }).getAttribute("href")).toBe(`tel:${phone}`);
  expect(screen.getByText(new RegExp(address))).toBeTruthy();
});

const cancel = {
  id: "faq#cancel",
  number: 3,
  words: { title: "Cancel?", body: "Until {closingTime}.\n\n<b>Always.</b>" },
};

it("says what the club says instead, as plain text with its figures, at the same address", async () => {
  await open("/faq#cancel", { "admin.texts": [cancel] });
  expect(opened()).toEqual(["cancel"]);
  const answer = within(screen.getByText("Cancel?").closest("details") ?? document.body);
  expect(answer.getByText("Until 10:00 PM.")).toBeTruthy();
  expect(answer.getByText("<b>Always.</b>")).toBeTruthy();
  expect(screen.getByText("Do hours expire?")).toBeTruthy();
});

it("asks nothing about what the club does not do", async () => {
  await open();
  expect(shown()).toHaveLength(faqQuestions.length);
  cleanup();
  await open("/faq", { "admin.safetyFigures": { ...spoken, daylightRule: "", logRule: "" } });
  const left = faqQuestions.map(({ id }) => id).filter((id) => !shown().includes(id));
  expect(left).toEqual(["daylight", "outing-log"]);
});

it("says what is documented where a text was put back, or the club's words cannot be read", async () => {
  const backAgain = [{ ...cancel, words: null }];
  for (const edited of [backAgain, () => Promise.reject(new Error("down"))]) {
    await open("/faq", { "admin.texts": edited });
    expect(screen.getByText("Can I cancel, and do I get my hours back?")).toBeTruthy();
    cleanup();
  }
});

it("waits a moment for the club's words and shows none before; then the documented ones", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showScreen(<FaqPage />, { "admin.texts": () => new Promise(() => undefined) });
  await screen.findByRole("heading", { name: "FAQ" });
  expect(screen.queryByText("Do hours expire?")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText("Do hours expire?")).toBeTruthy();
  vi.useRealTimers();
});

it("promises no hours while a new club has not said its own", async () => {
  await open("/faq#opening-hours", { "admin.club": { ...testClub, placeTold: false } });
  expect(await screen.findByText(/^The hours are still to be said here\./)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\d [AP]M/);
});

it("asks what the club added behind the others of its category, and not what it took off", async () => {
  const own = { id: "faq#own-1", number: 1, words: { title: "Which gate?", body: "North." } };
  const off = { id: "faq#cancel", number: 1, words: null, takenOff: true };
  await open("/faq#own-1", { "admin.texts": [{ ...own, category: "Boats" }, off] });
  expect(opened()).toEqual(["own-1"]);
  expect(screen.getByText("North.")).toBeTruthy();
  const boats = faqQuestions.filter(({ category }) => category === "Boats").map(({ id }) => id);
  expect(shown().slice(shown().indexOf(boats[0] ?? ""))).toEqual(
    expect.arrayContaining([...boats, "own-1"]),
  );
  expect(shown().indexOf("own-1")).toBe(shown().indexOf(boats.at(-1) ?? "") + 1);
  expect(shown()).not.toContain("cancel");
});
