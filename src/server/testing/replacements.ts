import { expect } from "vitest";
import type { ReplacementReason } from "../../shared/replacements/replacement-schemas";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { buildBoat } from "../demo/builders";
import { offerReplacement } from "../replacements/offer-replacement";
import type { TestClub } from "./open-test-club";
import { bookAt } from "./outing-log";

/** Sam's booking of a Solo on the rowing day, and another Solo that is free. */
export async function bookBesideAnother(club: TestClub, timeStr: string) {
  const sam = await club.signIn("sam");
  const solo = club.boats.solo.id;
  const { id: tern } = await buildBoat(club.services.db);
  return { sam, solo, tern, id: await bookAt(sam, solo, timeStr) };
}

/** Chooses on an offer's page, where nobody has to sign in. */
export const chooseOn = (club: TestClub, token: string, choice: string) =>
  club.visitor().post(`/api/booking-offers/${token}`, { choice });

/** Offers a booking's rower a choice; gives the token of its address. */
export async function offerTo(
  { db, at }: { db: PrismaClient; at: Date },
  bookingId: number,
  reason: ReplacementReason = "unusable",
): Promise<string> {
  const { boatId } = await db.booking.findUniqueOrThrow({ where: { id: bookingId } });
  const about = { bookingId, boatId, reason, publicUrl: "https://row.example" };
  const address = await writing(db, (tx) => offerReplacement(tx, about, at));
  expect(address).toMatch(/^https:\/\/row\.example\/booking-offers\/[\w-]{43}$/);
  return address?.split("/").at(-1) ?? "";
}
