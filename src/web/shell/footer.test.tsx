import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { defaultClubSettings } from "../../shared/club-settings";
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
