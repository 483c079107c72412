import { DropdownMenu } from "radix-ui";
import { useRef } from "react";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { MoreIcon } from "../ui/icons/icons";
import { type MemberDialogName, memberDialogs } from "./member-dialogs";
import { useMemberActions } from "./use-member-actions";

interface MemberMenuProps {
  member: MemberView;
  onOpen: (dialog: MemberDialogName) => void;
}

/** Everything an admin can do to an approved member, behind one button. */
export function MemberMenu({ member, onOpen }: MemberMenuProps) {
  const chosen = useRef<MemberDialogName | null>(null);
  const { pauseOrStart } = useMemberActions(member);
  const item = (name: MemberDialogName) => (
    <DropdownMenu.Item
      key={name}
      onSelect={() => {
        chosen.current = name;
      }}
      className={`${itemClass} ${name === "delete" ? "text-signal" : "text-ink"}`}
    >
      {memberDialogs[name]}
    </DropdownMenu.Item>
  );
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={`More for ${fullName(member)}`}
        className="relative grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <MoreIcon />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={2}
          // The dialog opens once the focus is back on the button, where it returns to later.
          onCloseAutoFocus={() => {
            if (chosen.current) onOpen(chosen.current);
            chosen.current = null;
          }}
          className="z-40 min-w-52 animate-rise rounded-lg border border-line bg-float p-2 shadow-float"
        >
          {item("add")}
          {item("subtract")}
          {item("unlimited")}
          <DropdownMenu.Item
            onSelect={() => void pauseOrStart.act({ id: member.id })}
            className={`${itemClass} text-ink`}
          >
            {member.membershipStatus === "active" ? "Pause" : "Start"}
          </DropdownMenu.Item>
          {item("purchase")}
          {item("fee")}
          {item("edit")}
          {item("reset")}
          {item("delete")}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const itemClass =
  "flex min-h-11 cursor-pointer items-center rounded-md px-3 outline-none data-highlighted:bg-tide-soft";
