import { useMemo } from "react";
import type { BoatDiary } from "../../../shared/bookings/day-slots";
import { type BookingSpan, overlaps } from "../../../shared/time/booking-span";
import { trpc } from "../../calls/api";

/**
 * What of a boat is held for whoever looks, and its diary without that: to them it is free. Only
 * where something is held is it asked for whom.
 */
export function useOwnOffers(boatId: number, diary: BoatDiary) {
  const { bookings } = diary.availability;
  const enabled = bookings.some(({ status }) => status === "held");
  const entries = trpc.bookings.wishes.useQuery(undefined, { enabled }).data;
  return useMemo(() => {
    const offered = (entries ?? []).flatMap(({ offer, dateStr, duration }): BookingSpan[] =>
      offer?.boatId === boatId
        ? [{ bookingDate: dateStr, startTime: offer.startTime, duration }]
        : [],
    );
    const isOwn = (outing: (typeof bookings)[number]) =>
      outing.status === "held" && offered.some((held) => overlaps(held, outing));
    const availability = { ...diary.availability, bookings: bookings.filter((one) => !isOwn(one)) };
    return { offered, diary: offered.length > 0 ? { ...diary, availability } : diary };
  }, [entries, boatId, diary, bookings]);
}
