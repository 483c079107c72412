import { useState } from "react";
import type { CalendarScope } from "../../shared/calendar/calendar-schemas";
import { trpc } from "../calls/api";
import { useClubStamp } from "../clock/use-club-stamp";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { SecretOnce } from "../ui/secret-once";
import { showToast } from "../ui/toasts/toast-store";

interface CalendarAddressProps {
  scope: CalendarScope;
  title: string;
  help: string;
  /** when the address was made; undefined when there is none */
  since: string | undefined;
}

/** Makes an address, shows it once, makes another, or takes it back. */
export function CalendarAddress({ scope, title, help, since }: CalendarAddressProps) {
  const stamp = useClubStamp();
  const [address, setAddress] = useState<string>();
  const renew = useAct(
    trpc.auth.renewCalendar.useMutation({ onSuccess: (made) => setAddress(made.address) }),
    { toast: "That did not work" },
  );
  const revoke = useAct(
    trpc.auth.revokeCalendar.useMutation({
      onSuccess: () => {
        setAddress(undefined);
        showToast({ title: "Address removed", description: "The old address no longer works." });
      },
    }),
    { toast: "That did not work" },
  );

  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="font-sans font-semibold text-base">{title}</h3>
      <p className="text-ink-soft text-sm">
        {help}
        {since !== undefined && ` Address made ${stamp(since).words}.`}
      </p>
      {address !== undefined && (
        <SecretOnce label="Your address, shown this once" secret={address}>
          <a href={address.replace(/^https?:/, "webcal:")} className="text-link text-sm">
            Open in this device's calendar
          </a>
        </SecretOnce>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          pending={renew.pending}
          onClick={() => renew.act({ scope })}
        >
          {since === undefined ? "Make an address" : "Replace the address"}
        </Button>
        {since !== undefined && (
          <Button
            size="small"
            variant="quiet"
            pending={revoke.pending}
            onClick={() => revoke.act({ scope })}
          >
            Remove it
          </Button>
        )}
      </div>
    </section>
  );
}
