import { trpc } from "../api";
import { Card } from "../ui/card";
import { showToast } from "../ui/toast-store";
import { ChangePasswordForm } from "./change-password-form";

/** Where the temporary-password notice leads: `#security-settings`. */
export function SecuritySettings() {
  const change = trpc.auth.changePassword.useMutation();

  function announce() {
    showToast({ title: "Password Changed", description: "Your other devices are signed out." });
  }

  return (
    <Card aria-labelledby="security-settings" className="scroll-mt-24">
      <h2 id="security-settings" tabIndex={-1} className="scroll-mt-24 pb-3 text-xl">
        Security Settings
      </h2>
      <ChangePasswordForm change={change.mutateAsync} onChanged={announce} />
    </Card>
  );
}
