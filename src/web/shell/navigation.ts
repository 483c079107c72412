import { paths } from "../paths";
import { BookIcon, ClockIcon, HomeIcon, WavesIcon } from "../ui/icons/shell-icons";

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

/** The bar under a member's thumb. */
export const bottomBarPlaces: (Place & { icon: typeof HomeIcon })[] = [
  { to: paths.home, label: "Home", icon: HomeIcon },
  { to: paths.booking, label: "Book", icon: BookIcon },
  { to: paths.bookingHistory, label: "Outings", icon: WavesIcon },
  { to: paths.myHours, label: "Hours", icon: ClockIcon },
];

/** Footer quick links. */
export const footerPlaces: Place[] = [
  { to: paths.boats, label: "Boats" },
  { to: paths.hours, label: "Pricing" },
  { to: paths.faq, label: "FAQ" },
  { to: paths.terms, label: "Terms & Conditions" },
];
