import type { ReactNode } from "react";
import { Link } from "wouter";
import type { SetupEdit, SetupStep, SetupStepId } from "../../shared/setup/setup-schemas";
import { trpc } from "../calls/api";
import { useClub } from "../clock/club-clock";
import { useAct } from "../layout/use-act";
import { paths } from "../paths";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { showToast } from "../ui/toasts/toast-store";

interface SetupLineProps {
  step: SetupStep;
  pending: boolean;
  onSay: (said: SetupEdit) => void;
  onLater: (later: boolean) => void;
}

/** One step: why it matters, where it is done, and that it can wait. */
export function SetupLine({ step, pending, onSay, onLater }: SetupLineProps) {
  const { id, title, why, done, later } = step;
  return (
    <li className="grid gap-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-6">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {title}
          {done && <Badge tone="good">Done</Badge>}
          {!done && later && <Badge>Later</Badge>}
        </p>
        <p className="text-ink-soft text-sm">{why}</p>
      </div>
      {!done && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {id in places && <Way id={id} title={title} />}
          {id === "testMail" && <TestMailButton />}
          {id === "packages" && (
            <Say pending={pending} onClick={() => onSay({ packagesConfirmed: true })}>
              The prices are right
            </Say>
          )}
          {id === "payments" && (
            <Say pending={pending} onClick={() => onSay({ clubhouseOnly: true })}>
              Clubhouse only
            </Say>
          )}
          <Say pending={pending} variant="quiet" onClick={() => onLater(!later)}>
            {later ? "Not later" : "Later"} <span className="sr-only">{title}</span>
          </Say>
        </div>
      )}
    </li>
  );
}

const places: Partial<Record<SetupStepId, string>> = {
  place: paths.clubTime,
  details: paths.clubSettings,
  boats: paths.fleet,
  kinds: paths.clubKinds,
  packages: paths.catalogue,
  members: `${paths.imports}?kind=members`,
  hours: `${paths.imports}?kind=hours`,
  invitations: paths.imports,
};

const Way = ({ id, title }: { id: SetupStepId; title: string }) => (
  <Link
    to={places[id] ?? paths.admin}
    className="inline-flex min-h-8 items-center text-link pointer-coarse:min-h-11"
  >
    Go there <span className="sr-only">{title}</span>
  </Link>
);

interface SayProps {
  pending: boolean;
  variant?: "secondary" | "quiet";
  onClick: () => void;
  children: ReactNode;
}

const Say = ({ pending, variant = "secondary", onClick, children }: SayProps) => (
  <Button size="small" variant={variant} disabled={pending} onClick={onClick}>
    {children}
  </Button>
);

function TestMailButton() {
  const mailKept = useClub()?.mailKept ?? false;
  const sending = trpc.admin.sendTestMail.useMutation({
    onSuccess: () =>
      showToast(
        mailKept
          ? { title: "Kept as a file", description: "No mail leaves this server yet." }
          : { title: "On Its Way", description: "Look into your mailbox in a minute." },
      ),
  });
  const { act, pending } = useAct(sending, { toast: "Not sent" });
  return (
    <Button
      size="small"
      variant="secondary"
      pending={pending}
      pendingLabel="Sending..."
      onClick={() => act()}
    >
      Send it
    </Button>
  );
}
