import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { DemoKey } from "../../server/demo/demo-people";
import { openTimedClubs } from "../../server/testing/at-each-club";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { bookedView, memberBookingView } from "../../shared/bookings/booking-schemas";
import { formatTime } from "../../shared/time/clock-times";
import { addDays } from "../../shared/time/club-dates";
import { bookingPath, paths } from "../paths";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// A slot goes from one member over the waitlist to another, in two presses each way.
const { club: demo, atEachClub } = openTimedClubs("2027-06-12");

atEachClub(() => {
  let lee: BrowserContext;
  let boatId: number;
  beforeAll(async () => {
    await demo().itIs("10:00");
    lee = await openAs("lee");
    boatId = demo().single.id;
  });

  async function openAs(key: DemoKey): Promise<BrowserContext> {
    const context = await demo().open(phone);
    await signInBrowser(context, key, demo().name);
    return context;
  }

  const openDay = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(bookingPath(boatId, { date: addDays(demo().day, 3) }));
    return page;
  };

  /** Lee books the slot; gives what gives it up again. */
  async function takeSlot(timeStr: string) {
    const data = { boatId, dateStr: addDays(demo().day, 3), timeStr, duration: 1 };
    const answer = await lee.request.post("/api/bookings", { data });
    const { booking } = bookedView.parse(await answer.json());
    return async () => {
      expect((await lee.request.delete(`/api/bookings/${booking.id}`)).status()).toBe(200);
    };
  }

  const bookingsOf = async (context: BrowserContext) =>
    memberBookingView
      .array()
      .parse(await (await context.request.get("/api/members/bookings")).json());

  test("a slot that is given up is held for whoever waits, who books it from the dashboard", async () => {
    const giveUp = await takeSlot("11:00");
    const at11 = formatTime("11:00", demo().profile);

    const sam = await openAs("sam");
    const day = await openDay(sam);
    await day
      .getByRole("button", { name: `${at11}, booked until ${formatTime("12:00", demo().profile)}` })
      .tap();
    await day.getByRole("button", { name: "Put me on the waitlist" }).tap();
    await day.getByText("You Are on the Waitlist").first().waitFor();

    await giveUp();
    const others = await openDay(lee);
    await others
      .getByRole("button", { name: `${at11}, held until ${formatTime("12:00", demo().profile)}` })
      .waitFor();

    const home = await sam.newPage();
    await home.goto(paths.dashboard);
    const held = home.getByRole("region", { name: "Held for you" });
    await held.getByText(`Held until ${at11} (1 hour left)`).waitFor();
    await held.getByRole("button", { name: /^Book it/ }).tap();
    await home.getByText("Booking Confirmed").first().waitFor();
    await held.waitFor({ state: "detached" });
    expect(await bookingsOf(sam)).toContainEqual(
      expect.objectContaining({ boatId, startTime: "11:00", status: "confirmed" }),
    );
  });

  test("what is held stays where there is no network, and is booked once though its answer is lost", async () => {
    const giveUp = await takeSlot("15:00");
    const jo = await openAs("unlimited");
    const data = { kind: "boat", boatId, dateStr: addDays(demo().day, 3), duration: 1 };
    const wished = await jo.request.post("/api/waitlist", {
      data: { ...data, from: "15:00", to: "16:00" },
    });
    expect(wished.status()).toBe(201);
    await giveUp();

    const page = await jo.newPage();
    await page.goto(paths.waitlist);
    const held = page.getByRole("region", { name: "Held for you" });
    const book = held.getByRole("button", { name: /^Book it/ });
    await book.waitFor();
    await jo.setOffline(true);
    await book.tap();
    await held.getByText("Network error. Please try again.").waitFor();
    await jo.setOffline(false);

    await page.route("**/api/trpc/bookings.acceptOffer**", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await book.tap();
    await page.getByText("You are not waiting for anything").waitFor();
    // In the demo club they are out today as well, from the hour at which it was filled.
    const booked = (await bookingsOf(jo)).filter(
      ({ bookingDate, startTime }) => bookingDate === data.dateStr && startTime === "15:00",
    );
    expect(booked).toMatchObject([{ boatId, status: "confirmed" }]);
  });

  test("the address in the mail asks a visitor to log in, and shows a member what they wait for", async () => {
    const visitor = await (await demo().open(phone)).newPage();
    await visitor.goto(paths.waitlist);
    await visitor.getByRole("button", { name: "Sign In" }).last().waitFor();
    const ana = await (await openAs("ana")).newPage();
    await ana.goto(paths.waitlist);
    await ana.getByText("You are not waiting for anything").waitFor();
  });
});
