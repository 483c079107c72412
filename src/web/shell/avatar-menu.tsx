import { DropdownMenu } from "radix-ui";
import { Link } from "wouter";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { roleOf } from "../../shared/members/role";
import { useLogOut } from "../auth/use-log-out";
import { useClub } from "../clock/club-clock";
import { Badge } from "../ui/badge";
import { AccountButton } from "./account-button";
import { hoursWords } from "./hours-words";
import { ownPlaces } from "./own-places";

interface AvatarMenuProps {
  member: MemberView;
  /** whoever opened it goes on by keys, from the first of its places */
  byKey: boolean;
}

/** The menu of whoever is signed in, open from the first. */
export function AvatarMenu({ member, byKey }: AvatarMenuProps) {
  const logOut = useLogOut();
  const openSeats = useClub()?.settings.openSeats === "on";
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <AccountButton member={member} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          ref={byKey ? focusFirst : null}
          align="end"
          sideOffset={8}
          className="z-40 w-64 animate-rise rounded-lg border border-line bg-float p-2 shadow-float"
        >
          <WhoAmI member={member} />
          <DropdownMenu.Separator className="my-2 h-px bg-line" />
          {ownPlaces(roleOf(member), openSeats).map(({ to, label }) => (
            <DropdownMenu.Item key={label} asChild>
              <Link to={to} className={itemClass}>
                {label}
              </Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="my-2 h-px bg-line" />
          <DropdownMenu.Item className={itemClass} onSelect={() => void logOut()}>
            Log out
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Radix leaves it to the keys pressed since it is there, which is too late for the one that opened it. */
function focusFirst(menu: HTMLElement | null): void {
  const first = menu?.querySelector("[role=menuitem]");
  if (first instanceof HTMLElement) first.focus();
}

const itemClass =
  "flex min-h-11 cursor-pointer items-center rounded-md px-3 text-ink no-underline outline-none data-highlighted:bg-tide-soft data-highlighted:text-tide-deep";

function WhoAmI({ member }: { member: MemberView }) {
  const role = roleOf(member);
  return (
    <div className="grid gap-1 px-3 py-2">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {fullName(member)}
        {role === "admin" && <Badge tone="cedar">Admin</Badge>}
        {role === "manager" && <Badge tone="tide">Manager</Badge>}
      </p>
      <p className="truncate text-ink-soft text-sm">{member.email}</p>
      <p className="font-semibold text-sm text-tide tabular-nums">{hoursWords(member)}</p>
    </div>
  );
}
