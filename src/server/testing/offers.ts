import { expect } from "vitest";
import type { OfferReason } from "../../shared/booking-offers/booking-offer-schemas";
import { makeOffer } from "../booking-offers/make-offer";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";

/** Offers a booking's rower a choice; gives the token of its address. */
export async function offerTo(
  { db, at }: { db: PrismaClient; at: Date },
  bookingId: number,
  reason: OfferReason = "unusable",
): Promise<string> {
  const { boatId } = await db.booking.findUniqueOrThrow({ where: { id: bookingId } });
  const about = { bookingId, boatId, reason, publicUrl: "https://row.example" };
  const address = await writing(db, (tx) => makeOffer(tx, about, at));
  expect(address).toMatch(/^https:\/\/row\.example\/booking-offers\/[\w-]{43}$/);
  return address?.split("/").at(-1) ?? "";
}
