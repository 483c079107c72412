import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { InstallInvitation } from "./install-invitation";
import { keepInstallPrompt } from "./install-prompt";

let isInstalled = false;
beforeEach(() => {
  isInstalled = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isInstalled }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  Reflect.deleteProperty(navigator, "standalone");
});

/** The browser offers to install the app, and its member will answer so. */
function offer(outcome: "accepted" | "dismissed") {
  const prompt = vi.fn(async () => ({ outcome }));
  const stop = keepInstallPrompt();
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  stop();
  return prompt;
}

const heading = () => screen.queryByRole("heading", { name: "Keep the club on your home screen" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("shows itself nowhere that nothing can be installed", () => {
  render(<InstallInvitation />);
  expect(heading()).toBeNull();
});

it("installs by one press, whenever the browser offers it", async () => {
  render(<InstallInvitation />);
  const prompt = offer("accepted");
  await press("Install");
  expect(prompt).toHaveBeenCalledOnce();
  expect(heading()).toBeNull();
});

it.each([
  ["Install", "dismissed"],
  ["No, thanks", "accepted"],
] as const)("never comes again after a no: %s, %s", async (button, outcome) => {
  offer(outcome);
  const first = render(<InstallInvitation />);
  await press(button);
  expect(heading()).toBeNull();
  first.unmount();
  offer(outcome);
  render(<InstallInvitation />);
  expect(heading()).toBeNull();
});

it("tells an iPhone how, and is silent in the installed app", () => {
  Object.defineProperty(navigator, "standalone", { value: false, configurable: true });
  const first = render(<InstallInvitation />);
  expect(heading()).not.toBeNull();
  expect(screen.getByText(/Press Share, then "Add to Home Screen"/)).toBeDefined();
  first.unmount();
  isInstalled = true;
  render(<InstallInvitation />);
  expect(heading()).toBeNull();
});
