import { rememberTheme } from "../layout/theme-choice";

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

/** Logging out clears everything; only the choice of light or dark is kept. */
export function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
  rememberTheme();
}
