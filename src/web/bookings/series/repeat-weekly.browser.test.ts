import { expect, test } from "vitest";
import { openFlowClubs } from "../../../server/testing/at-each-club";
import { openAs } from "../../../server/testing/open-as";
import { addDays } from "../../../shared/time/club-dates";
import { bookingPath } from "../../paths";
import { axeViolations, bringAxe } from "../../testing/axe-violations";
import { startButton } from "../../testing/start-button";

const { club, atEachClub } = openFlowClubs();

atEachClub(() => {
  test("a member books one outing for several weeks, sees each week first, and gives the later ones back", async () => {
    const context = await openAs("approved", club(), { viewport: { width: 390, height: 844 } });
    await bringAxe(context);
    const page = await context.newPage();
    const day = addDays(club().today(), 2);
    await page.goto(bookingPath(club().single.id, { date: day, duration: 1.5 }));
    await startButton(page, "12:00", club()).click();
    await page.getByRole("button", { name: "Repeat weekly" }).click();

    const dialog = page.getByRole("dialog", { name: "Repeat weekly" });
    await dialog.getByLabel("How many weeks").selectOption("8");
    // Ten hours are enough for six of them, and the last two say why not.
    await dialog.getByText("6 of 8 weeks: 9 hours, leaves 1 hour").waitFor();
    expect(await dialog.getByRole("listitem").count()).toBe(8);
    expect(await dialog.getByText("and you have 1 hour.").count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Book 6 outings" }).click();

    // The first of them is on the card above; the rest are one line, which unfolds.
    await page.getByText("6 Outings Booked", { exact: true }).waitFor();
    const line = page.getByText(/^5 bookings, /);
    await line.click();
    await page.getByRole("button", { name: "Cancel all of these" }).click();
    await page.getByRole("button", { name: "Cancel Bookings" }).click();
    await page.getByText("5 Bookings Cancelled", { exact: true }).waitFor();
    await line.waitFor({ state: "detached" });
    await context.close();
  });
});
