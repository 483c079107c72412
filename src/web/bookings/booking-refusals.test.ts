import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { documentedProfile } from "../../shared/profile/club-profile";
import { Refusal } from "../../shared/refusals";
import { EndpointMissing } from "../calls/foreign-answers";
import { bookedToast, bookingFailure, refusalToast } from "./booking-refusals";

const refused = (message: string) =>
  new TRPCClientError(message, {
    result: { error: { code: -32603, message, data: { httpStatus: 409, refusal: "SLOT_TAKEN" } } },
  });

describe("a booking that failed", () => {
  it("says what the server said", () => {
    expect(bookingFailure(refused("Someone else has just booked that time."))).toMatchObject({
      title: "Booking Failed",
      description: "Someone else has just booked that time.",
      variant: "destructive",
    });
  });

  it("says that the address is not available where a page came with an error", () => {
    const path = "/api/trpc/bookings.create";
    expect(bookingFailure(TRPCClientError.from(new EndpointMissing(path)))).toMatchObject({
      title: "Booking Failed",
      description: "API endpoint not available: /api/trpc/bookings.create",
    });
  });

  it("has its own sentence when the server said nothing a person could read", () => {
    const unread = TRPCClientError.from(new Error("502: <html>Bad Gateway</html>"));
    for (const error of [unread, refused(""), new Error("bug")]) {
      expect(bookingFailure(error)).toMatchObject({
        title: "Booking Failed",
        description: "Unable to complete booking",
      });
    }
  });

  it("names the network when the call never arrived", () => {
    const offline = TRPCClientError.from(new TypeError("Failed to fetch"));
    expect(bookingFailure(offline).title).toBe("Booking Error: Network error - please try again");
  });
});

describe("a start that the rules refuse", () => {
  const inTheWay = { words: "The boat goes out again at 8:00 AM.", at: "08:00" };

  it("is an invalid duration when it would pass closing time, in the documented words", () => {
    expect(refusalToast(new Refusal("PAST_CLOSING", "too late"), inTheWay)).toMatchObject({
      title: "Invalid Duration",
      description: "too late",
    });
  });

  it("names the outing it would run into", () => {
    expect(refusalToast(new Refusal("SLOT_TAKEN"), inTheWay)).toMatchObject({
      title: "Invalid Duration",
      description: "The boat goes out again at 8:00 AM.",
    });
  });

  it("is otherwise a failed booking in the rule's own words", () => {
    const refusal = new Refusal("OWN_OVERLAP", "You have a booking at that time.");
    expect(refusalToast(refusal, inTheWay)).toMatchObject({
      title: "Booking Failed",
      description: "You have a booking at that time.",
    });
  });
});

it("confirms a booking for 8 seconds", () => {
  const span = { bookingDate: "2026-11-21", startTime: "06:30", duration: 1.5 };
  expect(bookedToast(span, 'Solo 14 "Heron"', documentedProfile)).toEqual({
    title: 'Solo 14 "Heron" is yours for 1.5 hours from 6:30 AM',
    durationMs: 8000,
    atFoot: true,
  });
});
