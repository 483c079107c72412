import { trpc } from "../calls/api";
import { Card } from "../ui/card";
import { lazyPart } from "../ui/loading/lazy-part";
import { Skeleton } from "../ui/loading/skeleton";
import { WhenNear } from "../ui/loading/when-near";
import { showToast } from "../ui/toasts/toast-store";

// As tall as the form, so that nothing moves when that comes.
const height = "h-88";

const ChangePasswordForm = lazyPart(
  async () => (await import("./change-password-form")).ChangePasswordForm,
  <Skeleton className={height} />,
);

/** Where the temporary-password notice leads: `#security-settings`. */
export function SecuritySettings() {
  const change = trpc.auth.changePassword.useMutation();

  function announce() {
    showToast({
      title: "Password Changed",
      description: "Your other devices are signed out, and your tokens have ended.",
    });
  }

  return (
    <Card aria-labelledby="security-settings" className="scroll-mt-24">
      <h2 id="security-settings" tabIndex={-1} className="scroll-mt-24 pb-3 text-xl">
        Security Settings
      </h2>
      <WhenNear instead={<div className={height} />}>
        <ChangePasswordForm change={change.mutateAsync} onChanged={announce} />
      </WhenNear>
    </Card>
  );
}
