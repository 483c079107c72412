import type { Locator, Page } from "playwright-core";
import { type ClockTime, formatTime } from "../../shared/time/clock-times";

/** A start among a boat's day, as it is read out. */
export const startButton = (page: Page, time: ClockTime, state = "available"): Locator =>
  page.getByRole("button", { name: new RegExp(`^${formatTime(time)}, ${state}`) });
