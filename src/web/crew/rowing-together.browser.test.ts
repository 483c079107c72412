import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { z } from "zod";
import { demoEmail } from "../../server/demo/demo-accounts";
import type { DemoKey } from "../../server/demo/demo-people";
import { openFlowClubs } from "../../server/testing/at-each-club";
import { openAs, openBrowser } from "../../server/testing/open-as";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { addDays } from "../../shared/time/club-dates";
import { axeViolations, bringAxe } from "../testing/axe-violations";
import { untilSettled } from "../testing/go-to-screen";

const { club, atEachClub } = openFlowClubs();
const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: "block" } as const;

async function openFor(who: DemoKey): Promise<BrowserContext> {
  const context = await openBrowser(club(), phone);
  await signInBrowser(context, who, club().name);
  await bringAxe(context);
  return context;
}

const account = z.object({ member: z.object({ hoursRemaining: z.number() }) });
const hoursOf = async ({ request }: BrowserContext) =>
  account.parse(await (await request.get("/api/members/me")).json()).member.hoursRemaining;

const booked = z.object({
  booking: z.object({ id: z.number(), reference: z.string(), hoursUsed: z.number() }),
});

async function openCrew(page: Page, reference: string) {
  await page.goto("/dashboard");
  await page
    .getByRole("button", { name: new RegExp(`^(?:Crew|Ask somebody along) booking ${reference}`) })
    .last()
    .click();
  const dialog = page.getByRole("dialog", { name: "Crew" });
  await dialog.getByText("Aboard with you").waitFor();
  return dialog;
}

/** Saves a choice, and waits until it is what the club has. */
async function save(dialog: Locator, what: string) {
  const button = { name: `Save ${what}` };
  await dialog.getByRole("button", button).click();
  await dialog.getByRole("button", { ...button, disabled: true }).waitFor();
}

atEachClub(() => {
  test("one asks, another pays half, a third takes an open seat; moved all are asked anew, cancelled all have their hours", async () => {
    const [sams, lees, umas] = [
      await openAs("approved", club(), phone),
      await openFor("lee"),
      await openFor("unlimited"),
    ];
    await bringAxe(sams);
    const [sam, lee, uma] = [await sams.newPage(), await lees.newPage(), await umas.newPage()];
    const before = [await hoursOf(sams), await hoursOf(lees)];
    const outing = {
      boatId: club().crewed.id,
      dateStr: addDays(club().today(), 9),
      timeStr: "12:00",
      duration: 1,
    };
    const answer = await sams.request.post("/api/bookings", { data: outing });
    const { booking } = booked.parse(await answer.json());
    const cost = booking.hoursUsed;
    const part = Math.floor((cost * 4) / 3) / 4;

    // One asks, and shares the cost among three.
    const crew = await openCrew(sam, booking.reference);
    await crew.getByLabel("How the cost is split").selectOption("3");
    await save(crew, "how the cost is split");
    await crew.getByLabel("A member's e-mail").fill(demoEmail("lee", club().name));
    await crew.getByRole("button", { name: "Ask", exact: true }).click();
    await crew.getByText("Asked, no answer yet").waitFor();
    expect(await axeViolations(sam)).toEqual([]);

    // The other says yes, and pays a part.
    await lee.goto("/dashboard");
    await untilSettled(lee);
    const together = lee.getByRole("region", { name: "Rowing together" });
    const row = together.getByRole("listitem").filter({ hasText: club().crewed.name }).first();
    await row.waitFor();
    expect(await axeViolations(lee)).toEqual([]);
    await row.getByRole("button", { name: "Yes, I row" }).click();
    await lee.getByText("You Are Aboard", { exact: true }).waitFor();
    expect(await hoursOf(lees)).toBe((before[1] ?? 0) - part);
    expect(await hoursOf(sams)).toBe((before[0] ?? 0) - cost + part);

    // A third takes the seat that is open.
    const seats = await openCrew(sam, booking.reference);
    await seats.getByLabel("Seats open to members").selectOption("1");
    await save(seats, "seats open to members");
    await uma.goto("/dashboard");
    await uma.getByRole("link", { name: /open seats? to row along$/ }).click();
    const seat = uma.getByRole("listitem").filter({ hasText: "with Sam" });
    await seat.waitFor();
    expect(await axeViolations(uma)).toEqual([]);
    await seat.getByRole("button", { name: "Ask for a seat" }).click();
    await uma.getByText("Asked", { exact: true }).waitFor();
    await sam.goto("/dashboard");
    await sam.getByText(/asks for a seat$/).waitFor();
    await sam.getByRole("button", { name: "Yes, come along" }).click();
    await sam.getByText(/asks for a seat$/).waitFor({ state: "detached" });

    // Moved, all are asked anew; cancelled, everyone has their hours.
    const moved = await sams.request.put(`/api/bookings/${booking.id}`, {
      data: { timeStr: "13:00" },
    });
    expect(moved.status(), await moved.text()).toBe(200);
    expect(await hoursOf(lees)).toBe(before[1]);
    for (const page of [lee, uma]) {
      await page.goto("/dashboard");
      await page.getByText("1:00", { exact: false }).or(page.getByText("13:00")).first().waitFor();
      await page.getByRole("region", { name: "Rowing together" }).waitFor();
    }
    await sams.request.delete(`/api/bookings/${booking.id}`);
    expect([await hoursOf(sams), await hoursOf(lees)]).toEqual(before);
    await Promise.all([sams, lees, umas].map((context) => context.close()));
  });
});
