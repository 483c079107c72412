import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { Button } from "../ui/button";
import { type MemberDialogName, memberDialogs } from "./member-dialogs";

interface DialogButtonProps {
  name: MemberDialogName;
  member: MemberView;
  onOpen: (dialog: MemberDialogName) => void;
}

export function DialogButton({ name, member, onOpen }: DialogButtonProps) {
  return (
    <Button size="small" variant="secondary" className="max-sm:px-1" onClick={() => onOpen(name)}>
      {memberDialogs[name]} <span className="sr-only">{fullName(member)}</span>
    </Button>
  );
}
