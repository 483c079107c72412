import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { pressAtDock, showDock } from "../testing/at-the-dock";
import { testOuting, testOutingOut } from "../testing/outing";

const crew = [
  { id: 5, name: "Lee M." },
  { id: 6, name: "Ada Q." },
];
const withCrew = testOuting({ crew, aboard: ["Guest, Gus"] });

it("launches with all of the crew and the guests, but for who is left ashore", async () => {
  const launch = vi.fn(() => ({ outing: testOutingOut() }));
  showDock([withCrew], { "bookings.launch": launch });
  await userEvent.setup().click(await screen.findByRole("checkbox", { name: "Ada Q." }));
  expect(screen.queryByRole("checkbox", { name: /is in the boat/ })).toBeNull();
  await pressAtDock("Launch");
  expect(await screen.findByText(/is in the log/)).toBeTruthy();
  const sent = { id: 7, aboard: ["Guest, Gus"], plan: "", crew: [5] };
  expect(launch).toHaveBeenCalledExactlyOnceWith(sent);
});

it("lets somebody of the crew launch once they say that its rower is in the boat", async () => {
  const launch = vi.fn(() => ({ outing: testOutingOut() }));
  const rower = { id: 11, firstName: "Ada", lastName: "Q." };
  showDock([{ ...withCrew, rower }], { "bookings.launch": launch });
  const aboard = await screen.findByRole("checkbox", { name: "Ada Q. is in the boat" });
  // One of them is who presses.
  expect(screen.getByRole("group", { name: "Who of the crew is in the boat" })).toBeTruthy();
  await pressAtDock("Launch");
  expect(launch).not.toHaveBeenCalled();
  await userEvent.setup().click(aboard);
  await pressAtDock("Launch");
  expect(await screen.findByText(/is in the log/)).toBeTruthy();
  const sent = { id: 7, aboard: ["Guest, Gus"], plan: "", rowerAboard: true };
  expect(launch).toHaveBeenCalledExactlyOnceWith(sent);
});
