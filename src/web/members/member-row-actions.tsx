import { DropdownMenu } from "radix-ui";
import { useRef } from "react";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { Button } from "../ui/button";
import { ChevronDownIcon } from "../ui/icons";
import { type MemberDialogName, memberDialogs } from "./member-dialogs";
import { PauseButton } from "./pause-button";

interface MemberRowActionsProps {
  member: MemberView;
  onOpen: (dialog: MemberDialogName) => void;
}

/** The daily ones as buttons, the rest in a menu, so that a row stays short on a phone. */
export function MemberRowActions({ member, onOpen }: MemberRowActionsProps) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <DialogButton name="add" member={member} onOpen={onOpen} />
      <DialogButton name="subtract" member={member} onOpen={onOpen} />
      <PauseButton member={member} />
      <MoreMenu member={member} onOpen={onOpen} />
    </div>
  );
}

interface DialogButtonProps extends MemberRowActionsProps {
  name: MemberDialogName;
}

export function DialogButton({ name, member, onOpen }: DialogButtonProps) {
  return (
    <Button size="small" variant="secondary" className="max-sm:px-1" onClick={() => onOpen(name)}>
      {memberDialogs[name]} <span className="sr-only">{fullName(member)}</span>
    </Button>
  );
}

const inMenu: MemberDialogName[] = ["purchase", "edit", "reset", "delete"];

function MoreMenu({ member, onOpen }: MemberRowActionsProps) {
  const chosen = useRef<MemberDialogName | null>(null);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button size="small" variant="secondary">
          More <span className="sr-only">for {fullName(member)}</span>
          <ChevronDownIcon />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          // The dialog opens once the focus is back on the button, where it returns to later.
          onCloseAutoFocus={() => {
            if (chosen.current) onOpen(chosen.current);
            chosen.current = null;
          }}
          className="z-40 min-w-52 animate-rise rounded-lg border border-line bg-float p-2 shadow-float"
        >
          {inMenu.map((name) => (
            <DropdownMenu.Item
              key={name}
              onSelect={() => {
                chosen.current = name;
              }}
              className={`flex min-h-11 cursor-pointer items-center rounded-md px-3 outline-none data-highlighted:bg-tide-soft ${name === "delete" ? "text-signal" : "text-ink"}`}
            >
              {memberDialogs[name]}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
