import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { CodesSeen as Seen } from "../../shared/access-codes/codes-schemas";
import { done } from "../testing/answers";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { CodesSeen } from "./codes-seen";

const seen: Seen = {
  locks: [{ boat: { id: 1, name: "Heron" }, people: 1 }],
  club: [{ code: "gateCode", people: 2 }],
};
const signedIn = (rights: object) => ({
  "auth.me": testMe(rights),
});

it("says how many people who left know a code, and changes a lock's in two presses", async () => {
  const change = vi.fn(() => done);
  const read = vi.fn(() => (change.mock.calls.length > 0 ? { locks: [], club: [] } : seen));
  const answers = { "admin.codesSeen": read, "admin.changeLockCode": change };
  showScreen(<CodesSeen />, { ...answers, ...signedIn({ isManager: true }) });
  const items = await screen.findAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("HeronSeen by 1 person who left"),
    expect.stringContaining("Gate codeSeen by 2 people who left"),
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Change code of Heron" }));
  await userEvent.click(await screen.findByRole("button", { name: "Change the code" }));
  await waitFor(() => expect(screen.queryByText("Codes seen by people who left")).toBeNull());
  const lockCode = expect.stringMatching(/^\d{4}$/);
  expect(change).toHaveBeenCalledExactlyOnceWith({ id: 1, lockCode });
});

it("leads admins to the club's own codes, and tells managers who changes them", async () => {
  const answers = { "admin.codesSeen": { locks: [], club: seen.club } };
  const { unmount } = showScreen(<CodesSeen />, { ...answers, ...signedIn({ isAdmin: true }) });
  const link = await screen.findByRole("link", { name: "Change code : Gate code" });
  expect(link.getAttribute("href")).toBe("/club-settings");
  unmount();
  showScreen(<CodesSeen />, { ...answers, ...signedIn({ isManager: true }) });
  await screen.findByText("An admin changes it.");
  expect(screen.queryByRole("link")).toBeNull();
});
