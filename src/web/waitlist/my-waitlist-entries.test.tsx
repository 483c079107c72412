import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { trpc } from "../calls/api";
import { done } from "../testing/answers";
import { testBoat } from "../testing/boat";
import { showScreen } from "../testing/show-screen";
import { testOfferedEntry, testWaitlistEntry } from "../testing/waitlist-entry";
import { MyWaitlistEntries } from "./my-waitlist-entries";

/** As it stands on a screen: over what the server tells. */
function Shown() {
  return <MyWaitlistEntries entries={trpc.bookings.wishes.useQuery().data ?? []} />;
}

const single = testWaitlistEntry({ id: 6, kind: "single", boatId: null, dateStr: "2026-12-05" });

it("lists what is waited for, without what is offered or ended", async () => {
  const entries = [
    testWaitlistEntry(),
    single,
    testWaitlistEntry({ id: 7, kind: "double", boatId: null, duration: 1.5 }),
    testOfferedEntry({ id: 8 }),
    testWaitlistEntry({ id: 9, status: "ended" }),
  ];
  showScreen(<MyWaitlistEntries entries={entries} />, { "boats.list": [testBoat()] });
  await screen.findAllByText(/Heron/);
  expect(
    screen.getAllByRole("listitem").map((line) => line.firstElementChild?.textContent),
  ).toEqual([
    'Solo 14 "Heron" Tomorrow, 1 hour in 7:00 AM – 10:00 AM',
    "Any Solo Saturday, December 5, 1 hour in 7:00 AM – 10:00 AM",
    "Any Tango Tomorrow, 1.5 hours in 7:00 AM – 10:00 AM",
  ]);
});

it("takes one off, and leaves the focus where the list is", async () => {
  let entries = [testWaitlistEntry(), single];
  const remove = vi.fn(({ id }: { id: number }) => {
    entries = entries.filter((entry) => entry.id !== id);
    return done;
  });
  showScreen(<Shown />, {
    "boats.list": [testBoat()],
    "bookings.wishes": () => entries,
    "bookings.deleteWish": remove,
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Remove Any Solo/ }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(remove).toHaveBeenCalledExactlyOnceWith({ id: 6 });
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole("heading", { name: "You are waiting for" }),
    ),
  );
});

it("says beside a waitlist entry why it stays", async () => {
  const refused = "We could not find that wish.";
  showScreen(<MyWaitlistEntries entries={[testWaitlistEntry()]} />, {
    "boats.list": [testBoat()],
    "bookings.deleteWish": () => Promise.reject(new Error(refused)),
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Remove/ }));
  expect((await screen.findByRole("alert")).textContent).toBe(refused);
});
