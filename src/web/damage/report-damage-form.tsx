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
import { takeFirstPhoto } from "./first-photo";
import { PhotoField } from "./photo-field";
import { SeverityChoice } from "./severity-choice";

const report = z
  .object({
    severity: z.enum(damageSeverities, { error: "Please say how bad it is." }),
    what: z.string().trim(),
    photo: reportDamageInput.shape.photo,
  })
  .refine(({ what, photo }) => what.length >= damageNumbers.shortestWords || (photo && !what), {
    path: ["what"],
    error: "Please say in a few words what is damaged.",
    // Also beside what else is missing.
    when: () => true,
  });

/** What a report says whose rower let the photo speak. */
const photoSpeaks = "See the photo.";

interface ReportDamageFormProps {
  boatId: number;
  onReported: (answer: DamageAnswer) => void;
}

/**
 * The camera first, then how bad it is, and in words what the photo does not show. What was entered
 * stays until the report has arrived.
 */
export function ReportDamageForm({ boatId, onReported }: ReportDamageFormProps) {
  const form = useKeptForm({
    draft: `damage ${boatId}`,
    resolver: zodResolver(report),
    defaultValues: { what: "" },
  });
  const field = fieldOf(form);
  const photo = form.watch("photo");
  const [first] = useState(() => takeFirstPhoto(boatId));
  const [shrinking, setShrinking] = useState(false);
  const upload = useUpload();
  const { act, pending, refusal } = useAct(
    trpc.boats.reportDamage.useMutation({ ...upload.options, onSuccess: onReported }),
    { otherwise: "The report was not sent. Please press again." },
  );

  return (
    <form
      onSubmit={form.handleSubmit(({ what, ...said }) =>
        act({ id: boatId, what: what || photoSpeaks, ...said }),
      )}
      noValidate
      className="grid gap-4"
    >
      <FormFields pending={pending} className="grid gap-5">
        <PhotoField
          first={first}
          photo={photo}
          lost={form.left.includes("photo") && !photo}
          onChoose={(chosen) => form.setValue("photo", chosen)}
          onWorking={setShrinking}
        />
        <SeverityChoice {...field("severity")} />
        <TextareaField
          label="What is damaged?"
          optional={photo !== undefined}
          maxLength={damageNumbers.longestWords}
          {...field("what")}
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
