import { zodResolver } from "@hookform/resolvers/zod";
import { isCrew, roleOf } from "../../shared/members/role";
import { type MadeToken, makeTokenInput } from "../../shared/tokens/token-schemas";
import { trpc } from "../calls/api";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { useSignedIn } from "../signed-in";
import { CheckboxField } from "../ui/forms/checkbox-field";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { SelectField } from "../ui/forms/select-field";
import { TextField } from "../ui/forms/text-field";

export function MakeTokenForm({ onMade }: { onMade: (token: MadeToken) => void }) {
  const { member } = useSignedIn();
  const form = useKeptForm({
    draft: "token",

    resolver: zodResolver(makeTokenInput),
    defaultValues: { name: "", access: "read", staff: false },
  });
  const field = fieldOf(form);

  const making = trpc.auth.makeToken.useMutation({
    onSuccess: (made) => {
      onMade(made);
      form.reset();
    },
  });
  const make = useAct(making, { form: refuseIn(form) });

  return (
    <form onSubmit={form.handleSubmit(make.act)} noValidate className="grid gap-4">
      <TextField
        label="Name of the app"
        help="So that you know which token is whose."
        autoComplete="off"
        {...field("name")}
      />
      <SelectField label="It may" {...field("access")}>
        <option value="read">Only read</option>
        <option value="write">Read and write: book, cancel, launch</option>
      </SelectField>
      {isCrew(roleOf(member)) && (
        <CheckboxField
          label={
            <>
              <span className="block font-semibold">With my staff rights</span>
              <span className="block text-ink-soft text-sm">
                While you have them. Without, it acts as a member.
              </span>
            </>
          }
          {...field("staff")}
        />
      )}
      <FormEnd form={form} side="start" pendingLabel="Making...">
        Make a token
      </FormEnd>
    </form>
  );
}
