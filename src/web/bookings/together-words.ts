import type { MemberBookingView } from "../../shared/bookings/booking-schemas";

/** "with Sam O., Uncle Bob"; nothing where nobody else is in the boat. */
export const withWords = ({ with: others }: Pick<MemberBookingView, "with">) =>
  others && `with ${others.join(", ")}`;
