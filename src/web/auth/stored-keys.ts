import { rememberTheme } from "../layout/theme-choice";
import { actionPrefix } from "../offline-queue/forget-outing";
import { isDeviceChoice } from "../push/device-choices";

/**
 * What earlier sessions may have left in the browser: a logged-out flag, an auth token, member
 * data, a logout-in-progress flag, a member id, and member data under a second key.
 */
const sessionKeys = [
  "loggedOut",
  "authToken",
  "memberData",
  "logoutInProgress",
  "memberId",
  "member",
];

/** Opening the login screen wipes them. */
export function wipeSessionKeys(): void {
  for (const key of sessionKeys) {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  }
}

/**
 * Logging out clears everything but what was chosen for this device, such as light or dark, and what was
 * pressed at the dock and has not reached the club: that waits for whoever pressed it.
 */
export function clearStorage(): void {
  const staying = Object.entries(localStorage).filter(
    ([key]) => key.startsWith(actionPrefix) || isDeviceChoice(key),
  );
  localStorage.clear();
  for (const [key, kept] of staying) localStorage.setItem(key, kept);
  sessionStorage.clear();
  rememberTheme();
}
