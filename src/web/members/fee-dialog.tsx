import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { feePaidBy } from "../../shared/fees/fee-paid";
import { feeWords } from "../../shared/fees/fee-words";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { type ClubDate, isClubDate } from "../../shared/time/club-dates";
import { clubDate } from "../../shared/time/date-schema";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useClub, useClubClock } from "../clock/club-clock";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialogs/dialog";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { TextField } from "../ui/forms/text-field";
import { showToast } from "../ui/toasts/toast-store";
import { useFeeStanding } from "./use-fee-standing";

interface FeeDialogProps {
  member: MemberView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const schema = z.object({ paidOn: clubDate });

/** Notes a fee that was paid elsewhere, or takes that note away. */
export function FeeDialog({ member, open, onOpenChange }: FeeDialogProps) {
  const { today } = useClubClock();
  const standing = useFeeStanding();
  const season = useClub()?.settings.feeSeason ?? "once";
  const form = useKeptForm<z.infer<typeof schema>>({
    draft: `fee ${member.id}`,

    resolver: zodResolver(schema),
    defaultValues: { paidOn: today },
  });

  const noting = trpc.admin.noteFee.useMutation({
    ...readFirst,
    onSuccess: ({ member: noted }) => {
      showToast({
        title: "Membership Fee",
        description: `${fullName(noted)}: ${standing(noted)}.`,
      });
      onOpenChange(false);
    },
  });
  const note = useAct(noting, { form: refuseIn(form) });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Membership fee of ${fullName(member)}`}
      description={`${standing(member)}. What is paid here is noted by itself.`}
    >
      <form
        onSubmit={form.handleSubmit(({ paidOn }) => note.act({ id: member.id, paidOn }))}
        noValidate
        className="grid gap-4"
      >
        <TextField
          label="Paid elsewhere on"
          help={`${lasting(form.watch("paidOn"), season, today)} No receipt is made.`}
          type="date"
          max={today}
          {...fieldOf(form)("paidOn")}
        />
        {member.feePaidAt !== null && (
          <Button
            variant="quiet"
            className="justify-self-start"
            pending={note.pending}
            onClick={() => note.act({ id: member.id, paidOn: null })}
          >
            Take the note away
          </Button>
        )}
        <FormEnd form={form} pendingLabel="Saving...">
          Note Payment
        </FormEnd>
      </form>
    </Dialog>
  );
}

/** What a payment of that day would pay for. */
function lasting(paidOn: string, season: string, today: ClubDate): string {
  const paid = isClubDate(paidOn) ? feePaidBy(paidOn, season) : null;
  if (paid === null || paid === "for good") return "In cash, say, or before the club came here.";
  return `${feeWords(paid, today)}.`;
}
