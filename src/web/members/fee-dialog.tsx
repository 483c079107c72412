import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { feeWords } from "../../shared/season/fee-paid";
import { clubDate } from "../../shared/time/date-schema";
import { trpc } from "../api";
import { useClubClock } from "../club-clock";
import { failureSentence } from "../failure-sentence";
import { readFirst } from "../live/read-after-writes";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { fieldOf } from "../ui/field-of";
import { FormEnd } from "../ui/form-end";
import { TextField } from "../ui/text-field";
import { showToast } from "../ui/toast-store";
import { useClubStamp } from "../use-club-stamp";

interface FeeDialogProps {
  member: MemberView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const schema = z.object({ paidOn: clubDate });

/** Notes a fee that was paid elsewhere, or takes that note away. */
export function FeeDialog({ member, open, onOpenChange }: FeeDialogProps) {
  const { today } = useClubClock();
  const words = useFeeStanding();
  const noting = trpc.admin.noteFee.useMutation(readFirst);
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { paidOn: today },
  });

  async function note(paidOn: string | null) {
    try {
      const { member: noted } = await noting.mutateAsync({ id: member.id, paidOn });
      showToast({ title: "Membership Fee", description: `${fullName(noted)}: ${words(noted)}.` });
      onOpenChange(false);
    } catch (error) {
      form.setError("root", { message: failureSentence(error, "Please try again.") });
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Membership fee of ${fullName(member)}`}
      description={`${words(member)}. What is paid here is noted by itself.`}
    >
      <form
        onSubmit={form.handleSubmit(({ paidOn }) => note(paidOn))}
        noValidate
        className="grid gap-4"
      >
        <TextField
          label="Paid elsewhere on"
          help="In cash, say, or before the club came here. No receipt is made."
          type="date"
          max={today}
          {...fieldOf(form)("paidOn")}
        />
        {member.feePaidAt !== null && (
          <Button
            variant="quiet"
            className="justify-self-start"
            pending={noting.isPending}
            onClick={() => void note(null)}
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

/** How it stands with a member's fee, with seasons and without. */
function useFeeStanding() {
  const { today } = useClubClock();
  const stamp = useClubStamp();
  return ({ feePaidAt, feePaidUntil }: MemberView): string => {
    if (feePaidUntil !== undefined) return feeWords(feePaidUntil, today);
    return feePaidAt === null ? "Not paid" : `Paid on ${stamp(feePaidAt).words}`;
  };
}
