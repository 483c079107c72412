import type { Page } from "playwright-core";
import type { Role } from "../../shared/members/role";
import { addDays } from "../../shared/time/club-dates";
import type { ClubTime } from "../../shared/time/club-now";
import { clubTimeAt } from "../clock/club-time-at";

/** A state of a screen that no address leads to. */
export interface ScreenMoment {
  name: string;
  by: Role;
  address: string;
  /** What to do there; the moment has come when it settles. */
  act: (page: Page) => Promise<void>;
  /** The one device that has it: a phone has all in one menu, a laptop has two. */
  only?: "phone" | "laptop";
  /** False where something floats over the window and would be lost on a whole page. */
  whole?: false;
}

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name }).first().click();

/** On a booking page, so many days after today, with whichever day it begins at this hour. */
export async function goToDay(page: Page, days: number): Promise<void> {
  const { today } = await askClubTime(page);
  const field = page.getByLabel("Date", { exact: true });
  await field.fill(addDays(today, days));
  await field.blur();
}

/** The time at the club that is open. */
export async function askClubTime(page: Page): Promise<ClubTime> {
  const club = await (await page.request.get("/api/trpc/admin.club")).json();
  return clubTimeAt(club.result.data.clock, 0);
}
