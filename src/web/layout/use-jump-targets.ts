import { bookingIdIn } from "../../shared/bookings/booking-reference";
import { holdsWords } from "../../shared/fields/compare-words";
import { fullName } from "../../shared/members/full-name";
import { searchMaxLength } from "../../shared/members/member-search-limits";
import { rosterMatches } from "../../shared/members/roster-matches";
import { formatTimes } from "../../shared/time/clock-times";
import { addDays } from "../../shared/time/club-dates";
import { outingDayInside, outingTimes } from "../../shared/time/outing-words";
import { trpc } from "../calls/api";
import { useClubClock } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";
import { useProfile } from "../clock/use-profile";
import { bookingPath, memberPath, paths, rosterPath } from "../paths";
import { useSignedIn } from "../signed-in";
import { useDebounced } from "../ui/hooks/use-debounced";
import { adminGroups } from "./admin-places";
import { managerPlaces } from "./manager-places";
import { dataOf, missedOf, useRead } from "./use-read";

export interface JumpTarget {
  key: string;
  to: string;
  name: string;
  about: string;
}

interface JumpTargets {
  groups: { label: string; targets: JumpTarget[] }[];
  /** Whether the server is still looking. */
  looking: boolean;
  failed: boolean;
}

interface FoundMembers {
  targets: JumpTarget[];
  looking: boolean;
  failed: boolean;
}

const membersShown = 6;
/** within which managers find bookings, besides those of yesterday */
const daysAhead = 7;

/** Where somebody of the staff may want to go, by what was typed; a manager is led nowhere that is an admin's. */
export function useJumpTargets(typed: string): JumpTargets {
  const text = typed.trim();
  const settled = useDebounced(text).slice(0, searchMaxLength);
  const isAdmin = useSignedIn().role === "admin";
  const booking = useFoundBooking(settled, isAdmin);
  const outing = useFoundOuting(settled, !isAdmin);
  const searched = useSearchedMembers(settled, isAdmin);
  const inRoster = useMembersInRoster(text, !isAdmin);
  const boats = useRead(trpc.boats.list.useQuery());
  const members = isAdmin ? searched : inRoster;
  const boatTargets = (text === "" ? [] : (dataOf(boats) ?? []))
    .map((boat) => ({
      key: `boat ${boat.id}`,
      to: boat.managerDisabled ? fleetOf(isAdmin) : bookingPath(boat.id),
      name: boat.name,
      about: boat.managerDisabled ? "In the fleet" : "Its days",
    }))
    .filter(matching(text));
  const screens = isAdmin ? adminScreens : managerScreens;
  const groups = [
    { label: "Bookings", targets: isAdmin ? booking : outing },
    { label: "Members", targets: members.targets },
    { label: "Boats", targets: boatTargets },
    { label: "Screens", targets: screens.filter(matching(text)) },
  ];
  return {
    groups: groups.filter(({ targets }) => targets.length > 0),
    looking: members.looking || (isAdmin && settled !== text),
    failed: members.failed,
  };
}

/** The booking of a reference, which leads to whose it is. */
function useFoundBooking(search: string, enabled: boolean): JumpTarget[] {
  const formats = useFormats();
  const { today } = useClubClock();
  const id = bookingIdIn(search, useProfile());
  const read = useRead(
    trpc.admin.booking.useQuery({ id: id ?? 0 }, { enabled: enabled && id !== null }),
  );
  const outing = id === null ? undefined : dataOf(read);
  if (!outing) return [];
  const day = outingDayInside(outing.date, today);
  const times = outingTimes({ startTime: outing.time, duration: outing.duration }, formats);
  const cancelled = outing.status === "cancelled" ? ", cancelled" : "";
  return [
    {
      key: outing.reference,
      to: memberPath(outing.memberId),
      name: outing.reference,
      about: `${outing.memberName}, ${outing.boatName}, ${day}, ${times}${cancelled}`,
    },
  ];
}

/** The outing of a reference near today, as managers know it; it leads to how its rower is reached. */
function useFoundOuting(search: string, allowed: boolean): JumpTarget[] {
  const formats = useFormats();
  const { today } = useClubClock();
  const id = bookingIdIn(search, useProfile());
  const days = { startDate: addDays(today, -1), endDate: addDays(today, daysAhead) };
  const enabled = allowed && id !== null;
  const read = useRead(trpc.bookings.outings.useQuery(days, { enabled }));
  const found = enabled ? (dataOf(read) ?? []) : [];
  return found
    .filter(({ bookingId }) => bookingId === id)
    .map(({ reference, rower, boat, bookingDate, startTime, endTime }) => ({
      key: reference,
      to: rosterPath(fullName(rower)),
      name: reference,
      about: `${fullName(rower)}, ${boat.name}, ${outingDayInside(bookingDate, today)}, ${formatTimes(startTime, endTime, formats)}`,
    }));
}

/** Members as the server finds them for admins, each with a page. */
function useSearchedMembers(search: string, allowed: boolean): FoundMembers {
  const enabled = allowed && search !== "";
  const read = useRead(trpc.admin.searchMembers.useQuery({ search }, { enabled }));
  const found = enabled ? (dataOf(read)?.members ?? []) : [];
  return {
    targets: found.slice(0, membersShown).map((member) => ({
      key: `member ${member.id}`,
      to: memberPath(member.id),
      name: fullName(member),
      about: member.email,
    })),
    looking: enabled && read.face === "coming",
    failed: enabled && missedOf(read) !== undefined,
  };
}

/** Members as managers know them: how to reach them, in their list. */
function useMembersInRoster(search: string, allowed: boolean): FoundMembers {
  const enabled = allowed && search !== "";
  const read = useRead(trpc.admin.roster.useQuery(undefined, { enabled }));
  const found = enabled ? rosterMatches(dataOf(read) ?? [], search) : [];
  return {
    targets: found.slice(0, membersShown).map((member) => ({
      key: `member ${member.id}`,
      to: rosterPath(fullName(member)),
      name: fullName(member),
      about: member.phone || member.email,
    })),
    looking: enabled && read.face === "coming",
    failed: enabled && missedOf(read) !== undefined,
  };
}

const fleetOf = (isAdmin: boolean) => (isAdmin ? paths.fleet : `${paths.manager}#boat-management`);

const ownScreens: JumpTarget[] = [
  { key: paths.boats, to: paths.boats, name: "Boats", about: "Booking" },
  { key: paths.bookingHistory, to: paths.bookingHistory, name: "My Bookings", about: "Booking" },
  { key: paths.account, to: paths.account, name: "My Account", about: "You" },
];

const adminScreens: JumpTarget[] = [
  ...adminGroups.flatMap(({ label: group, places }) =>
    places.map(({ to, label }) => ({ key: to, to, name: label, about: group })),
  ),
  { key: paths.manager, to: paths.manager, name: "Manager Panel", about: "Fleet" },
  { key: paths.register, to: paths.register, name: "Create Member", about: "People" },
  ...ownScreens,
];

const managerScreens: JumpTarget[] = [
  ...managerPlaces.map(({ to, label }) => ({ key: to, to, name: label, about: "Club" })),
  { key: paths.boatLabels, to: paths.boatLabels, name: "Boat labels", about: "Club" },
  ...ownScreens,
];

const matching =
  (text: string) =>
  ({ name }: JumpTarget): boolean =>
    holdsWords(name, text);
