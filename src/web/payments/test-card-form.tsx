import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { testCards } from "../../shared/payments/test-cards";
import { useClub } from "../clock/club-clock";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { fieldOf } from "../ui/forms/field-of";
import { FormError } from "../ui/forms/form-error";
import { FormFields } from "../ui/forms/form-fields";
import { TextField } from "../ui/forms/text-field";
import { Notice } from "../ui/notice";
import type { Checkout } from "./use-checkout";

const testCard = z.object({
  number: z.string().regex(/^\s*(\d\s*){12,19}$/, { error: "Please enter the card number" }),
  expiry: z
    .string()
    .trim()
    .regex(/^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/, { error: "Please write it like 12/30" }),
  cvc: z
    .string()
    .trim()
    .regex(/^\d{3,4}$/, { error: "Please enter the 3 or 4 digits" }),
});

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, "$1 ");
const demoCard = { number: spaced(testCards.succeeds), expiry: "12/30", cvc: "123" };
const emptyCard = { number: "", expiry: "", cvc: "" };

/** The built-in gateway's card form: no money moves, and it says so. What was typed survives. */
export function TestCardForm({ checkout, empty }: { checkout: Checkout; empty: boolean }) {
  const demo = useClub()?.demo != null;
  const form = useForm({
    resolver: zodResolver(testCard),
    defaultValues: demo ? demoCard : emptyCard,
  });
  const { errors, isSubmitting } = form.formState;
  const field = fieldOf(form);

  const paying = useMutation({
    mutationFn: ({ number }: z.infer<typeof testCard>) =>
      checkout.payWithTestCard(number.replace(/\s/g, "")),
  });
  const pay = useAct(paying, {
    form: refuseIn(form),
    otherwise: "The payment did not go through. Please try again.",
  });

  return (
    <form
      onSubmit={form.handleSubmit(pay.act)}
      noValidate
      aria-label="Test card"
      className="grid gap-4"
    >
      <Notice kind="careful" title="Test payment: no money moves">
        Never enter a real card here.
      </Notice>
      <FormFields pending={isSubmitting} className="grid gap-4">
        <TextField
          label="Card number"
          inputMode="numeric"
          autoComplete="off"
          {...field("number")}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField label="Expiry" placeholder="MM/YY" autoComplete="off" {...field("expiry")} />
          <TextField label="CVC" inputMode="numeric" autoComplete="off" {...field("cvc")} />
        </div>
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" full disabled={empty} pending={isSubmitting} pendingLabel="Paying...">
          {empty ? "Choose a package" : `Pay ${checkout.total}`}
        </Button>
      </FormFields>
      <TestNumbers />
    </form>
  );
}

function TestNumbers() {
  const numbers = [
    [testCards.succeeds, "succeeds"],
    [testCards.declined, "is declined"],
    [testCards.timesOut, "times out, and turns out to have paid when asked again"],
  ] as const;
  return (
    <div className="text-ink-soft text-sm">
      <p className="font-semibold">Test card numbers</p>
      <ul className="grid gap-0.5">
        {numbers.map(([number, what]) => (
          <li key={number}>
            <span className="whitespace-nowrap text-ink tabular-nums">{spaced(number)}</span> {what}
          </li>
        ))}
      </ul>
    </div>
  );
}
