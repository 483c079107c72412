import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { z } from "zod";
import { damageNumbers } from "../../shared/damage/damage-numbers";
import { type DamageAnswer, reportDamageInput } from "../../shared/damage/damage-schemas";
import { damageSeverities } from "../../shared/damage/damage-severity";
import { trpc } from "../calls/api";
import { useUpload } from "../calls/use-upload";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { fieldOf } from "../ui/forms/field-of";
import { FormError } from "../ui/forms/form-error";
import { FormFields } from "../ui/forms/form-fields";
import { TextareaField } from "../ui/forms/textarea-field";
import { UploadProgress } from "../ui/forms/upload-progress";
import { PhotoField } from "./photo-field";
import { SeverityChoice } from "./severity-choice";

const report = z.object({
  severity: z.enum(damageSeverities, { error: "Please say how bad it is." }),
  what: z.string().trim().min(damageNumbers.shortestWords, {
    error: "Please say in a few words what is damaged.",
  }),
  photo: reportDamageInput.shape.photo,
});

interface ReportDamageFormProps {
  boatId: number;
  onReported: (answer: DamageAnswer) => void;
}

/** How bad, what, and a photo. What was entered stays until the report has arrived. */
export function ReportDamageForm({ boatId, onReported }: ReportDamageFormProps) {
  const form = useKeptForm({
    draft: `damage ${boatId}`,
    resolver: zodResolver(report),
    defaultValues: { what: "" },
  });
  const field = fieldOf(form);
  const photo = form.watch("photo");
  const [shrinking, setShrinking] = useState(false);
  const upload = useUpload();
  const { act, pending, refusal } = useAct(
    trpc.boats.reportDamage.useMutation({ ...upload.options, onSuccess: onReported }),
    { otherwise: "The report was not sent. Please press again." },
  );

  return (
    <form
      onSubmit={form.handleSubmit((said) => act({ id: boatId, ...said }))}
      noValidate
      className="grid gap-4"
    >
      <FormFields pending={pending} className="grid gap-5">
        <SeverityChoice {...field("severity")} />
        <TextareaField
          label="What is damaged?"
          maxLength={damageNumbers.longestWords}
          {...field("what")}
        />
        <PhotoField
          photo={photo}
          lost={form.left.includes("photo") && !photo}
          onChoose={(chosen) => form.setValue("photo", chosen)}
          onWorking={setShrinking}
        />
        <FormError>{refusal}</FormError>
        <Button
          type="submit"
          full
          className="min-h-16 text-lg"
          disabled={shrinking}
          pending={pending}
          pendingLabel={photo ? "Sending the photo..." : "Sending..."}
        >
          Send the report
        </Button>
      </FormFields>
      {pending && photo && <UploadProgress percent={upload.percent} onStop={upload.stop} />}
    </form>
  );
}
