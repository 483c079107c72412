import { paths } from "../paths";

/** A manager's places, what is pressed in a hurry first. */
export const managerPlaces = [
  { to: paths.manager, label: "Day" },
  { to: `${paths.manager}#club-closures`, label: "Close the club" },
  { to: `${paths.manager}#boat-management`, label: "Boats" },
  { to: `${paths.manager}#members`, label: "Members" },
  { to: paths.incidents, label: "Incidents" },
  { to: paths.damage, label: "Damage" },
  { to: paths.clubLogbook, label: "Logbook" },
  { to: paths.announcements, label: "Announcements" },
];
