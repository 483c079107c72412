import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Answering } from "../testing/answers";
import { showScreen, testClub } from "../testing/show-screen";
import { PageTitle } from "../ui/page-title";
import { useClub, useClubClock } from "./club-clock";
import { serverNow } from "./server-clock";

function Clock() {
  const { today, minutes } = useClubClock();
  return (
    <p>
      {useClub()?.settings.name}, {today}, minute {minutes}
    </p>
  );
}

const comeBackToTheTab = () =>
  act(async () => document.dispatchEvent(new Event("visibilitychange")));

it.each([
  ["a 401, which reads as null", () => null],
  ["nothing", () => Promise.reject(new TypeError("Failed to fetch"))],
])("keeps the last club it knew when a later read gives %s", async (_, answer) => {
  const read = vi.fn<Answering<"admin.club">>(answer).mockReturnValueOnce(testClub);
  showScreen(<Clock />, { "admin.club": read });
  const words = `${testClub.settings.name}, 2026-11-20, minute 750`;
  await screen.findByText(words);
  await comeBackToTheTab();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  await act(async () => {});
  expect(screen.getByText(words)).toBeTruthy();
});

it("names the tab after the club, and after its new name once that is told", async () => {
  const settings = { ...testClub.settings, name: "Row & Sons" };
  const read = vi.fn(() => ({ ...testClub, settings })).mockReturnValueOnce(testClub);
  showScreen(<PageTitle title="Boats" />, { "admin.club": read });
  await waitFor(() => expect(document.title).toBe(`Boats · ${testClub.settings.name}`));
  await comeBackToTheTab();
  await waitFor(() => expect(document.title).toBe("Boats · Row & Sons"));
});

it("takes down how far this device's clock is off", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T17:30:00Z"), toFake: ["Date"] });
  showScreen(<Clock />, { "admin.club": testClub });
  await screen.findByText(/minute 750/);
  expect(serverNow().toISOString()).toMatch(/^2026-11-20T19:30:0/);
});

it("goes by the newest club that it was told", async () => {
  const clock = { ...testClub.clock, instant: "2026-11-20T22:00:00.000Z", minutes: 900 };
  const later = { ...testClub, clock };
  const read = vi.fn(() => later).mockReturnValueOnce(testClub);
  showScreen(<Clock />, { "admin.club": read });
  await screen.findByText(/minute 750/);
  await comeBackToTheTab();
  expect(await screen.findByText(/minute 900/)).toBeTruthy();
});
