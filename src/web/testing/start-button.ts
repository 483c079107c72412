import type { Locator, Page } from "playwright-core";
import type { Formats } from "../../shared/profile/formats";
import { type ClockTime, formatTime } from "../../shared/time/clock-times";

/** A start among a boat's day, as it is read out at this club. */
export const startButton = (
  page: Page,
  time: ClockTime,
  { profile }: { profile: Formats },
  state = "available",
): Locator =>
  page.getByRole("button", { name: new RegExp(`^${formatTime(time, profile)}, ${state}`) });
