import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { DeviceView } from "../../shared/devices/device-schemas";
import { done } from "../testing/answers";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { DevicesPage } from "./devices-page";

const me = testMe({ isAdmin: true });
const paired: DeviceView = {
  id: 1,
  name: "North dock",
  pairing: "done",
  pairedAt: "2026-11-20T18:00:00.000Z",
  pairingEndsAt: "2026-11-20T18:10:00.000Z",
  lastHeardAt: null,
};
const forgotten: DeviceView = {
  ...paired,
  id: 2,
  name: "Boathouse",
  pairing: "over",
  pairedAt: null,
};

it("says of each tablet how it stands, and ends one only after a question", async () => {
  const end = vi.fn(() => done);
  const answers = { "admin.devices": [paired, forgotten], "admin.endDevice": end };
  showScreen(<DevicesPage />, { "auth.me": me, ...answers });
  await screen.findByRole("heading", { name: "North dock" });
  expect(screen.getByText(/^Paired .*, not heard yet$/)).toBeDefined();
  expect(screen.getByText(/^It was not paired in time/)).toBeDefined();

  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "End North dock" }));
  expect(end).not.toHaveBeenCalled();
  const question = await screen.findByRole("alertdialog", { name: "End North dock?" });
  await user.click(within(question).getByRole("button", { name: "End it" }));
  expect(end).toHaveBeenCalledExactlyOnceWith({ id: 1 });
});
