import { useState } from "react";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { AddHoursDialog } from "../hours/add-hours-dialog";
import { SubtractHoursDialog } from "../hours/subtract-hours-dialog";
import { UnlimitedDialog } from "../hours/unlimited-dialog";
import { DeleteMemberDialog } from "./delete-member-dialog";
import { EditProfileDialog } from "./edit-profile-dialog";
import { FeeDialog } from "./fee-dialog";
import { PurchaseForMemberDialog } from "./purchase-for-member-dialog";
import { ResetPasswordDialog } from "./reset-password-dialog";
import { TemporaryPassword } from "./temporary-password";

export const memberDialogs = {
  add: "Add Hours",
  subtract: "Subtract Hours",
  unlimited: "Unlimited Hours",
  fee: "Membership Fee",
  purchase: "Purchase Packages",
  edit: "Edit Profile",
  reset: "Reset Password",
  delete: "Delete",
} as const;

export type MemberDialogName = keyof typeof memberDialogs;

interface MemberDialogsProps {
  member: MemberView;
  /** which one is open */
  name: MemberDialogName | null;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/**
 * What an admin can do to a member beyond one press; at most one is open. A new temporary
 * password, which the server says once, stays after its dialog.
 */
export function MemberDialogs(props: MemberDialogsProps) {
  const [tempPassword, setTempPassword] = useState<string | null>(null);
  return (
    <>
      {tempPassword !== null && (
        <TemporaryPassword
          name={fullName(props.member)}
          password={tempPassword}
          onDone={() => setTempPassword(null)}
        />
      )}
      <OpenDialog {...props} onReset={setTempPassword} />
    </>
  );
}

interface OpenDialogProps extends MemberDialogsProps {
  onReset: (tempPassword: string | null) => void;
}

function OpenDialog({ member, name, onClose, onReset, onDeleted }: OpenDialogProps) {
  const window = { member, open: true, onOpenChange: (open: boolean) => !open && onClose() };
  switch (name) {
    case "add":
      return <AddHoursDialog {...window} />;
    case "subtract":
      return <SubtractHoursDialog {...window} />;
    case "unlimited":
      return <UnlimitedDialog {...window} />;
    case "fee":
      return <FeeDialog {...window} />;
    case "purchase":
      return <PurchaseForMemberDialog {...window} />;
    case "edit":
      return <EditProfileDialog {...window} />;
    case "reset":
      return <ResetPasswordDialog {...window} onReset={onReset} />;
    case "delete":
      return <DeleteMemberDialog {...window} onDeleted={onDeleted} />;
    default:
      return null;
  }
}
