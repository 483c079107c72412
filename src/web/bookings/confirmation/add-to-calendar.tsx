import { type ButtonVariant, OutLink } from "../../ui/button";
import { CalendarIcon } from "../../ui/icons/icons";

interface AddToCalendarProps {
  booking: { id: number; reference: string };
  variant?: ButtonVariant;
  size?: "normal" | "small";
}

/** The booking as a file that every calendar opens. */
export function AddToCalendar({ booking, variant = "secondary", size }: AddToCalendarProps) {
  return (
    <OutLink
      to={`/api/bookings/${booking.id}/calendar.ics`}
      download={`${booking.reference}.ics`}
      variant={variant}
      size={size ?? "normal"}
    >
      <CalendarIcon /> Add to calendar
    </OutLink>
  );
}
