import { useSyncExternalStore } from "react";

/** What Chromium hands out where the app can be installed, for a press of ours to show. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

let kept: InstallPrompt | undefined;
let hear = () => {};

/** Listens as soon as a member's page is there: the browser offers it once, shortly after the load. */
export function keepInstallPrompt(): () => void {
  const keep = (event: Event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    kept = event;
    hear();
  };
  addEventListener("beforeinstallprompt", keep);
  return () => removeEventListener("beforeinstallprompt", keep);
}

const isInstallPrompt = (event: Event): event is InstallPrompt => "prompt" in event;

/** The browser's offer to install the app; undefined where it made none. */
export const useInstallPrompt = (): InstallPrompt | undefined =>
  useSyncExternalStore(
    (onChange) => {
      hear = onChange;
      return () => {
        hear = () => {};
      };
    },
    () => kept,
    () => undefined,
  );

/** Whether this page stands in a window of its own, as an installed app does. */
export const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && navigator.standalone === true);
