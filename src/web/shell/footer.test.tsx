import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { defaultClubSettings } from "../../shared/club-settings";
import { testMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { Footer } from "./footer";

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
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  showScreen(<Footer />, { "auth.me": { member: testMember(), subscription: null } });
  const fold = await screen.findByText("Contact, weather and links");
  expect(fold.closest("details")?.open).toBe(false);
  expect(fold.closest("details")?.textContent).toContain(defaultClubSettings.address);
});
