import { paths } from "../paths";

interface AdminPlace {
  to: string;
  label: string;
  /** Other addresses of the same screen. */
  also?: readonly string[];
}

interface AdminGroup {
  label: string;
  places: readonly [AdminPlace, ...AdminPlace[]];
}

/** The screens of the club's admins, by what they are about. */
export const adminGroups: readonly AdminGroup[] = [
  {
    label: "Day",
    places: [
      {
        to: paths.adminDashboard,
        label: "Dashboard",
        also: [paths.home, paths.admin, paths.dashboard],
      },
    ],
  },
  {
    label: "People",
    places: [
      { to: paths.memberManagement, label: "Members" },
      { to: paths.imports, label: "Import" },
      { to: paths.rowRequests, label: "Row requests" },
      { to: paths.announcements, label: "Announcements" },
    ],
  },
  {
    label: "Fleet",
    places: [
      { to: paths.fleet, label: "Fleet" },
      { to: paths.damage, label: "Damage" },
      { to: paths.devices, label: "Dock tablets" },
    ],
  },
  {
    label: "Money",
    places: [
      { to: paths.books, label: "Books" },
      { to: paths.catalogue, label: "Catalogue" },
      { to: paths.money, label: "Currency and taxes" },
    ],
  },
  {
    label: "Records",
    places: [
      { to: paths.reports, label: "Reports" },
      { to: paths.incidents, label: "Incidents" },
      { to: paths.clubLogbook, label: "Logbook" },
      { to: paths.audit, label: "Audit trail" },
      { to: paths.outbox, label: "Outbox" },
      { to: paths.jobs, label: "Jobs" },
    ],
  },
  {
    label: "Club",
    places: [
      { to: paths.clubSettings, label: "Club settings" },
      { to: paths.clubTime, label: "Place and time" },
      { to: paths.clubKinds, label: "Boats and kinds" },
      { to: paths.face, label: "Face" },
      { to: paths.safety, label: "Safety" },
      { to: paths.texts, label: "Texts" },
      { to: paths.webhooks, label: "Webhooks" },
    ],
  },
];

const ownPlaces = new Set(adminGroups.flatMap(({ places }) => places.map(({ to }) => to)));

/** Whether an address is this place, or a screen below it that is no place of its own. */
export const isPlace = ({ to, also = [] }: AdminPlace, pathname: string): boolean =>
  pathname === to ||
  also.includes(pathname) ||
  (pathname.startsWith(`${to}/`) && !ownPlaces.has(pathname));
