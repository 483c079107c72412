import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { blankClubDetails, defaultClubSettings } from "../../shared/settings/club-settings";
import { testMe } from "../testing/me";
import { showScreen, testClub } from "../testing/show-screen";
import { Footer } from "./footer";

const onPhone = () =>
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

it("tells where the club is, how to reach it and when it is open, from its settings", async () => {
  showScreen(<Footer />, {});
  const { address, dock, email, phone, social } = defaultClubSettings;
  const { textContent } = await screen.findByRole("contentinfo");
  for (const words of [address, dock, email, phone, "Every day", "5:00 AM to 10:00 PM"]) {
    expect(textContent).toContain(words);
  }
  for (const { name, url } of social) {
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(url);
  }
});

it.each([
  ["Boats", "/boats"],
  ["Pricing", "/hours"],
  ["FAQ", "/faq"],
  ["Terms & Conditions", "/terms"],
])("leads from %s to %s", async (name, path) => {
  showScreen(<Footer />, {});
  expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(path);
});

it("is folded on the phone of whoever is signed in", async () => {
  onPhone();
  showScreen(<Footer />, { "auth.me": testMe() });
  const fold = await screen.findByText("Contact, weather and links");
  expect(fold.closest("details")?.open).toBe(false);
  expect(fold.closest("details")?.textContent).toContain(defaultClubSettings.address);
});

it("says to staff which release the page is of, and to no member", async () => {
  onPhone();
  const member = (more = {}) => ({ "auth.me": testMe(more) });
  const { unmount } = showScreen(<Footer />, member({ isManager: true }));
  expect((await screen.findByText(/^Slipway \d/)).textContent).toMatch(
    /^Slipway \d+\.\d+\.\d+, commit [0-9a-f]{12}$|, commit unknown$/,
  );
  unmount();
  showScreen(<Footer />, member());
  await screen.findByText(defaultClubSettings.address);
  expect(screen.queryByText(/commit/)).toBeNull();
});

it("says of a club that has not said who it is neither its age nor its weather", async () => {
  const settings = { ...defaultClubSettings, ...blankClubDetails("first@row.example") };
  showScreen(<Footer />, { "admin.club": { ...testClub, settings } });
  const { textContent } = await screen.findByRole("contentinfo");
  expect(textContent).toContain("first@row.example");
  expect(textContent).not.toMatch(/since|Weather|Oak Bay/);
});

it("tells neither hours nor weather while a new club has not said its own", async () => {
  showScreen(<Footer />, { "admin.club": { ...testClub, placeTold: false } });
  const { textContent } = await screen.findByRole("contentinfo");
  expect(textContent).toContain(defaultClubSettings.address);
  expect(textContent).not.toMatch(/Weather|hours|AM/);
});

it.each([
  [1998, "On the water since 1998. Members only."],
  [null, "Members only."],
])("says the year %s as the club's own", async (foundedIn, words) => {
  const settings = { ...defaultClubSettings, foundedIn };
  showScreen(<Footer />, { "admin.club": { ...testClub, settings } });
  expect(await screen.findByText(words)).toBeTruthy();
});
