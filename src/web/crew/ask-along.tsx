import { useForm } from "react-hook-form";
import type { RowedWith } from "../../shared/crew/crew-schemas";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { fieldOf } from "../ui/forms/field-of";
import { FormError } from "../ui/forms/form-error";
import { TextField } from "../ui/forms/text-field";

interface AskAlongProps {
  bookingId: number;
  /** whom the rower rowed with before */
  known: readonly RowedWith[];
}

/**
 * Asks somebody of before by a press, a member by their address, or names a guest; each says beside
 * itself why it was refused.
 */
export function AskAlong({ bookingId: id, known }: AskAlongProps) {
  const form = useForm({ defaultValues: { email: "", guest: "" } });
  const field = fieldOf(form);
  const adding = trpc.bookings.addCrew.useMutation({ ...readFirst, onSuccess: () => form.reset() });
  const { act, pending } = useAct(adding, { form: refuseIn(form, "email", "guest") });
  const { errors } = form.formState;
  return (
    <section aria-labelledby="ask-along" className="grid gap-4">
      <h3 id="ask-along" className="text-lg">
        Ask somebody along
      </h3>
      {known.length > 0 && (
        <ul aria-label="You rowed with" className="flex flex-wrap gap-2">
          {known.map(({ memberId, name }) => (
            <li key={memberId}>
              <Button
                variant="secondary"
                size="small"
                disabled={pending}
                onClick={() => act({ id, memberId })}
              >
                Ask {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        noValidate
        onSubmit={form.handleSubmit(({ email }) => act({ id, email }))}
        className={rowClass}
      >
        <TextField
          label="A member's e-mail"
          type="email"
          inputMode="email"
          autoComplete="off"
          help="If it is a member's, they get a mail and answer for themselves."
          {...field("email")}
        />
        <Button type="submit" variant="secondary" disabled={pending}>
          Ask
        </Button>
      </form>
      <form
        noValidate
        onSubmit={form.handleSubmit(({ guest }) => act({ id, guest }))}
        className={rowClass}
      >
        <TextField
          label="Or a guest's name"
          autoComplete="off"
          maxLength={80}
          help="Guests row at no cost of their own."
          {...field("guest")}
        />
        <Button type="submit" variant="secondary" disabled={pending}>
          Add
        </Button>
      </form>
      <FormError>{errors.root?.message}</FormError>
    </section>
  );
}

const rowClass = "grid items-start gap-2 xs:grid-cols-[1fr_auto] xs:*:last:mt-7";
