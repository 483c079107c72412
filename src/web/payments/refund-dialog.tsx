import { zodResolver } from "@hookform/resolvers/zod";
import { formatHours } from "../../shared/hours/quarters";
import { type OrderView, refundOrderInput } from "../../shared/payments/order-schemas";
import { trpc } from "../calls/api";
import { failureSentence } from "../calls/failure-sentence";
import { readFirst } from "../calls/read-after-writes";
import { useMoney } from "../clock/use-money";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { Read } from "../layout/read";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { useRead } from "../layout/use-read";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialogs/dialog";
import { fieldOf } from "../ui/forms/field-of";
import { FormError } from "../ui/forms/form-error";
import { FormFields } from "../ui/forms/form-fields";
import { TextField } from "../ui/forms/text-field";
import { Notice } from "../ui/notice";
import { showToast } from "../ui/toasts/toast-store";

const schema = refundOrderInput.pick({ reason: true });
const failure = "The refund was not made. Please try again.";

/** Names what goes back and what is taken for it, and asks why. */
export function RefundDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { words } = useMoney(order);
  const preview = useRead(
    trpc.admin.refundPreview.useQuery({ id: order.id }, { staleTime: 0, gcTime: 0 }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Refund ${order.memberName}`}
      description={`Receipt ${order.receiptNumber}, ${words(order.total)}`}
    >
      <Read of={preview} failure={(error) => failureSentence(error, failure)}>
        {(goesBack) =>
          Number(goesBack.amount) === 0 ? (
            <Notice>
              Nothing of this order is left to refund: its hours are used, expired or already
              refunded, and fee and training are not refunded here.
              <span className="block pt-2 empty:hidden">{otherWay[order.gateway]}</span>
            </Notice>
          ) : (
            <RefundForm order={order} {...goesBack} onClose={onClose} />
          )
        }
      </Read>
    </Dialog>
  );
}

interface RefundFormProps {
  order: OrderView;
  amount: string;
  hours: number;
  onClose: () => void;
}

function RefundForm({ order, amount, hours, onClose }: RefundFormProps) {
  const { short, words } = useMoney(order);
  const form = useKeptForm({
    draft: `refund ${order.id}`,
    resolver: zodResolver(schema),
    defaultValues: { reason: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const field = fieldOf(form);

  const refunding = trpc.admin.refund.useMutation({
    ...readFirst,
    onSuccess: (after) => {
      const description = `${after.refunded} of ${words(after.total)} are refunded to ${order.memberName}.`;
      showToast({ title: "Refunded", description });
      onClose();
    },
  });
  const { act: refund } = useAct(refunding, { form: refuseIn(form), otherwise: failure });

  return (
    <form onSubmit={form.handleSubmit(({ reason }) => refund({ id: order.id, reason }))} noValidate>
      <FormFields pending={isSubmitting} className="grid gap-4">
        <p>
          {words(amount)} go back {wayBack[order.gateway]}, and {formatHours(hours)} not used yet
          are taken from the account of {order.memberName}.
        </p>
        <TextField label="Reason" {...field("reason")} />
        <FormError>{errors.root?.message}</FormError>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" variant="danger" pending={isSubmitting} pendingLabel="Refunding...">
            Refund {short(amount)}
          </Button>
        </div>
      </FormFields>
    </form>
  );
}

/** How a fee or a training goes back all the same, where the club wants it to. */
const otherWay = {
  paypal: "To give them back, refund them on PayPal's own pages: these books follow by themselves.",
  test: null,
  clubhouse:
    "To give them back, hand out the money and note it in the club's cash book: here the order stays paid.",
} as const;

const wayBack = {
  paypal: "through PayPal",
  test: "as a test, without money",
  clubhouse: "over the counter: please hand them out",
} as const;
