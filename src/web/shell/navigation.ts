import { paths } from "../paths";

export interface Place {
  to: string;
  label: string;
}

/** Top bar. */
export const topBarPlaces: Place[] = [
  { to: paths.home, label: "Home" },
  { to: paths.boats, label: "Book Now" },
  { to: paths.pricing, label: "Pricing" },
  { to: paths.faq, label: "FAQ" },
];

/** Mobile menu; the boats go by another name there, and Book Now leads to the chooser. */
export const mobilePlaces: Place[] = [
  { to: paths.home, label: "Home" },
  { to: paths.boats, label: "Boats" },
  { to: paths.pricing, label: "Pricing" },
  { to: paths.faq, label: "FAQ" },
];

export const memberMobilePlaces: Place[] = [
  { to: paths.booking, label: "Book Now" },
  { to: paths.dashboard, label: "Dashboard" },
  { to: paths.bookingHistory, label: "My Bookings" },
  { to: paths.account, label: "My Account" },
];

/** For managers; admins come to it from their dashboard. */
export const managerPlace: Place = { to: paths.manager, label: "Manager Panel" };

/** Footer quick links. */
export const footerPlaces: Place[] = [
  { to: paths.boats, label: "Boats" },
  { to: paths.hours, label: "Pricing" },
  { to: paths.faq, label: "FAQ" },
  { to: paths.terms, label: "Terms & Conditions" },
];
