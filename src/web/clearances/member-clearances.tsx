import { useState } from "react";
import type { Clearance, ClearanceKind } from "../../shared/clearances/clearance-schemas";
import { type ClubDate, formatDate } from "../../shared/time/club-dates";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useClubClock } from "../clock/club-clock";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { Button } from "../ui/button";
import { showToast } from "../ui/toasts/toast-store";
import { GrantClearanceDialog } from "./grant-clearance-dialog";

interface MemberClearancesProps {
  member: { id: number; firstName: string };
  heading: "h2" | "h3";
}

/** What a member is cleared for, of all that the club gives; nothing where it gives none. */
export function MemberClearances({ member, heading: Heading }: MemberClearancesProps) {
  const read = useRead(trpc.admin.clearancesOf.useQuery({ id: member.id }));
  return (
    <Read of={read} failure="The clearances did not load" skeleton="h-0">
      {({ kinds, clearances }) =>
        kinds.length > 0 && (
          <section aria-labelledby="clearances" className="grid content-start gap-3">
            <Heading id="clearances" className="text-2xl">
              Clearances
            </Heading>
            <ul className="divide-y divide-line border-line border-y">
              {kinds.map((kind) => (
                <Kind
                  key={kind.name}
                  kind={kind}
                  held={clearances.find(({ name }) => name === kind.name)}
                  member={member}
                />
              ))}
            </ul>
          </section>
        )
      }
    </Read>
  );
}

interface KindProps {
  kind: ClearanceKind;
  held: Clearance | undefined;
  member: MemberClearancesProps["member"];
}

function Kind({ kind, held, member }: KindProps) {
  const { today } = useClubClock();
  const taking = trpc.admin.takeClearance.useMutation(readFirst);
  const [open, setOpen] = useState<"grant" | "take" | null>(null);
  const close = () => setOpen(null);
  const { name } = kind;
  const whose = <span className="sr-only">{`${name}, ${member.firstName}`}</span>;

  async function take() {
    await taking.mutateAsync({ id: member.id, name });
    showToast({ title: "Clearance Taken Away", description: `${member.firstName}: ${name}` });
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <p>
        <span className="font-semibold">{name}</span>
        <span className="block text-ink-soft text-sm">{stateWords(held, today)}</span>
      </p>
      <div className="flex gap-2">
        <Button size="small" variant="secondary" onClick={() => setOpen("grant")}>
          {held ? "Prolong" : "Grant"} {whose}
        </Button>
        {held && (
          <Button size="small" variant="secondary" onClick={() => setOpen("take")}>
            Take away {whose}
          </Button>
        )}
      </div>
      {open === "grant" && (
        <GrantClearanceDialog kind={kind} held={held} member={member} onClose={close} />
      )}
      <ConfirmDialog
        open={open === "take"}
        onOpenChange={close}
        title={`Take ${name} away from ${member.firstName}?`}
        confirmLabel="Take away"
        pendingLabel="Taking away..."
        onConfirm={take}
      >
        Bookings that need it stay. They are listed for staff, who decide about each.
      </ConfirmDialog>
    </li>
  );
}

function stateWords(held: Clearance | undefined, today: ClubDate): string {
  if (!held) return "Not held";
  const day = formatDate(held.expiresOn, "MMMM d, yyyy");
  if (held.expiresOn < today) return `Ended on ${day}`;
  return held.grantedOn > today
    ? `From ${formatDate(held.grantedOn, "MMMM d, yyyy")} until ${day}`
    : `Until ${day}`;
}
