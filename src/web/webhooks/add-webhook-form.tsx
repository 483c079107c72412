import { zodResolver } from "@hookform/resolvers/zod";
import {
  addWebhookInput,
  usualEvents,
  type WebhookWithSecret,
  webhookEvents,
} from "../../shared/webhooks/webhook-schemas";
import { trpc } from "../calls/api";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { CheckboxField } from "../ui/forms/checkbox-field";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { FormError } from "../ui/forms/form-error";
import { TextField } from "../ui/forms/text-field";
import { eventWords } from "./event-words";

export function AddWebhookForm({ onAdded }: { onAdded: (webhook: WebhookWithSecret) => void }) {
  const form = useKeptForm({
    draft: "webhook",

    resolver: zodResolver(addWebhookInput),
    defaultValues: { url: "", events: usualEvents },
  });
  const field = fieldOf(form);
  const unchosen = form.formState.errors.events?.message;

  const adding = trpc.admin.addWebhook.useMutation({
    onSuccess: (added) => {
      onAdded(added);
      form.reset();
    },
  });
  const add = useAct(adding, { form: refuseIn(form) });

  return (
    <form onSubmit={form.handleSubmit(add.act)} noValidate className="grid max-w-xl gap-4">
      <TextField
        label="Address of a new webhook"
        help="It begins with https:// and is on the public internet."
        inputMode="url"
        autoComplete="off"
        {...field("url")}
      />
      <fieldset className="grid gap-2">
        <legend className="pb-2 font-semibold">It hears of</legend>
        <div className="grid gap-1 sm:grid-cols-2">
          {webhookEvents.map((event) => (
            <CheckboxField
              key={event}
              value={event}
              label={eventWords[event]}
              {...form.register("events")}
            />
          ))}
        </div>
        <FormError>{unchosen}</FormError>
      </fieldset>
      <FormEnd form={form} side="start" pendingLabel="Adding...">
        Add webhook
      </FormEnd>
    </form>
  );
}
