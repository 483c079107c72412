import { Card } from "../ui/card";
import { lazyPart } from "../ui/loading/lazy-part";
import { Skeleton } from "../ui/loading/skeleton";
import { WhenNear } from "../ui/loading/when-near";

// As tall as the form, so that nothing moves when that comes.
const height = "h-104";

const ChangePasswordForm = lazyPart(
  async () => (await import("./change-password-form")).ChangePasswordForm,
  <Skeleton className={height} />,
);

/** Where the temporary-password notice leads: `#security-settings`. */
export function SecuritySettings() {
  return (
    <Card aria-labelledby="security-settings" className="scroll-mt-24">
      <h2 id="security-settings" tabIndex={-1} className="scroll-mt-24 pb-3 text-xl">
        Security Settings
      </h2>
      <WhenNear instead={<div className={height} />}>
        <ChangePasswordForm />
      </WhenNear>
    </Card>
  );
}
