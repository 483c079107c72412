import { withStorage } from "../../offline-queue/forget-outing";

const prefix = "draft ";

/**
 * Under which name a draft is kept: whose it is (null for a visitor's), of which screen and of which
 * form. It lives as long as the browser's tab. Every screen may ask here whether there is one, so it
 * knows no form.
 */
export const draftName = (owner: number | null, pathname: string, form: string): string =>
  `${prefix}${owner} ${pathname} ${form}`;

// Storage may be full or forbidden: the form works all the same.

export function keepDraft(name: string, draft: unknown): void {
  withStorage(() => sessionStorage.setItem(name, JSON.stringify(draft)));
}

/** What was kept, or null. */
export const draftNamed = (name: string): unknown =>
  withStorage(() => JSON.parse(sessionStorage.getItem(name) ?? "null"));

export function forgetDraft(name: string): void {
  withStorage(() => sessionStorage.removeItem(name));
}

export const isAnythingKept = (): boolean => draftNames().length > 0;

/** Before a member's first screen: nobody reads on it what somebody else typed. */
export function forgetDraftsOfOthers(memberId: number): void {
  for (const name of draftNames()) {
    if (!name.startsWith(`${prefix}${memberId} `)) forgetDraft(name);
  }
}

const draftNames = () =>
  withStorage(() => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))) ?? [];
