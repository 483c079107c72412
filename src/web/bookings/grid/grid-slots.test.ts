import { describe, expect, it } from "vitest";
import { daySlots } from "../../../shared/bookings/day-slots";
import { documentedProfile } from "../../../shared/profile/club-profile";
import { type BookingPreview, previewBooking } from "../../../shared/slots/booking-preview";
import { gridSlots, isPressable, slotName } from "./grid-slots";

const now = { today: "2026-11-20", minutes: 750 };
const date = "2026-11-21";
const outing = (startTime: string, duration: number) => ({
  bookingDate: date,
  startTime,
  duration,
});

function grid(duration: number, justBooked: ReturnType<typeof outing> | null = null) {
  const bookings = [{ ...outing("08:00", 1), status: "confirmed" as const }];
  const diary = { available: true, availability: { bookings, blocks: [], closures: [] } };
  const facts = {
    boat: { id: 1, category: "single" },
    diary,
    hoursRemaining: 1,
    ownOutings: [outing("14:00", 1)],
    profile: documentedProfile,
  };
  const preview = (startTime: string): BookingPreview =>
    previewBooking({ bookingDate: date, startTime, duration }, facts, now);
  const slots = gridSlots(daySlots(date, diary, now, documentedProfile), date, preview, {
    justBooked,
    kept: null,
    offered: [],
  });
  return (startTime: string) => {
    const slot = slots.find((each) => each.startTime === startTime);
    if (!slot) throw new Error(`no slot at ${startTime}`);
    return { name: slotName(slot, duration, documentedProfile), pressable: isPressable(slot) };
  };
}

describe("a cell of the slot grid", () => {
  it("is named by its start time first, then by what it is", () => {
    const at = grid(1);
    expect(at("06:30")).toEqual({ name: "6:30 AM, available", pressable: true });
    expect(at("08:30")).toEqual({ name: "8:30 AM, booked until 9:00 AM", pressable: false });
  });

  it("stays pressable where the chosen length does not fit, and says why", () => {
    const at = grid(1.5);
    expect(at("07:00")).toEqual({
      name: "7:00 AM, available, too short for 1.5 hours",
      pressable: true,
    });
    expect(at("06:30").name).toBe("6:30 AM, available");
    expect(at("21:00").name).toBe("9:00 PM, available, too late for 1.5 hours");
    expect(at("20:30").name).toBe("8:30 PM, available");
    expect(at("13:00").name).toBe("1:00 PM, available, you have a booking then");
  });

  it("does not change its name for lack of hours, which is the same for every start", () => {
    expect(grid(4)("09:00").name).toBe("9:00 AM, available");
  });

  it("reads CONFIRMED through the whole outing that was just booked", () => {
    const at = grid(1, outing("10:00", 1.5));
    expect(at("10:00").name).toBe("10:00 AM, CONFIRMED, just booked");
    expect(at("11:00").name).toBe("11:00 AM, CONFIRMED, just booked");
    expect(at("11:30").name).toBe("11:30 AM, available");
    expect(at("10:30").pressable).toBe(false);
  });
});
