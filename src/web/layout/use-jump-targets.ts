import { bookingIdIn } from "../../shared/bookings/booking-reference";
import { holdsWords } from "../../shared/fields/compare-words";
import { fullName } from "../../shared/members/full-name";
import { searchMaxLength } from "../../shared/members/member-search-limits";
import { outingDayInside, outingTimes } from "../../shared/time/outing-words";
import { trpc } from "../calls/api";
import { useClubClock } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { bookingPath, memberPath, paths } from "../paths";
import { useDebounced } from "../ui/hooks/use-debounced";
import { adminGroups } from "./admin-places";
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

const membersShown = 6;

/** Where one may want to go, by what was typed. Members and bookings are looked for on the server. */
export function useJumpTargets(typed: string): JumpTargets {
  const text = typed.trim();
  const settled = useDebounced(text).slice(0, searchMaxLength);
  const { today } = useClubClock();
  const bookingId = bookingIdIn(settled, useProfile());
  const boats = useRead(trpc.boats.list.useQuery());
  const members = useRead(
    trpc.admin.searchMembers.useQuery({ search: settled }, { enabled: settled !== "" }),
  );
  const booking = useRead(
    trpc.admin.booking.useQuery({ id: bookingId ?? 0 }, { enabled: bookingId !== null }),
  );

  const found = settled === "" ? [] : (dataOf(members)?.members ?? []);
  const outing = bookingId === null ? undefined : dataOf(booking);
  const groups = [
    {
      label: "Bookings",
      targets: outing
        ? [
            {
              key: outing.reference,
              to: memberPath(outing.memberId),
              name: outing.reference,
              about: `${outing.memberName}, ${outing.boatName}, ${outingDayInside(outing.date, today)}, ${outingTimes({ startTime: outing.time, duration: outing.duration })}${outing.status === "cancelled" ? ", cancelled" : ""}`,
            },
          ]
        : [],
    },
    {
      label: "Members",
      targets: found.slice(0, membersShown).map((member) => ({
        key: `member ${member.id}`,
        to: memberPath(member.id),
        name: fullName(member),
        about: member.email,
      })),
    },
    {
      label: "Boats",
      targets: (text === "" ? [] : (dataOf(boats) ?? []))
        .map((boat) => ({
          key: `boat ${boat.id}`,
          to: boat.managerDisabled ? paths.fleet : bookingPath(boat.id),
          name: boat.name,
          about: boat.managerDisabled ? "In the fleet" : "Its days",
        }))
        .filter(matching(text)),
    },
    { label: "Screens", targets: screens.filter(matching(text)) },
  ];
  return {
    groups: groups.filter(({ targets }) => targets.length > 0),
    looking: settled !== text || (settled !== "" && members.face === "coming"),
    failed: settled !== "" && missedOf(members) !== undefined,
  };
}

const screens: JumpTarget[] = [
  ...adminGroups.flatMap(({ label: group, places }) =>
    places.map(({ to, label }) => ({ key: to, to, name: label, about: group })),
  ),
  { key: paths.manager, to: paths.manager, name: "Manager Panel", about: "Fleet" },
  { key: paths.boats, to: paths.boats, name: "Boats", about: "Booking" },
  { key: paths.bookingHistory, to: paths.bookingHistory, name: "My Bookings", about: "Booking" },
  { key: paths.register, to: paths.register, name: "Create Member", about: "People" },
  { key: paths.account, to: paths.account, name: "My Account", about: "You" },
];

const matching =
  (text: string) =>
  ({ name }: JumpTarget): boolean =>
    holdsWords(name, text);
