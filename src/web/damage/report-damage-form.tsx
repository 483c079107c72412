import { type FormEvent, useState } from "react";
import { damageNumbers } from "../../shared/damage/damage-numbers";
import type { DamageAnswer } from "../../shared/damage/damage-schemas";
import type { DamageSeverity } from "../../shared/damage/damage-severity";
import { trpc } from "../calls/api";
import { useUpload } from "../calls/use-upload";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { FormError } from "../ui/forms/form-error";
import { FormFields } from "../ui/forms/form-fields";
import { TextareaField } from "../ui/forms/textarea-field";
import { UploadProgress } from "../ui/forms/upload-progress";
import { PhotoField } from "./photo-field";
import { SeverityChoice } from "./severity-choice";

interface ReportDamageFormProps {
  boatId: number;
  onReported: (answer: DamageAnswer) => void;
}

/** How bad, what, and a photo. What was entered stays until the report has arrived. */
export function ReportDamageForm({ boatId, onReported }: ReportDamageFormProps) {
  const [severity, setSeverity] = useState<DamageSeverity>();
  const [what, setWhat] = useState("");
  const [photo, setPhoto] = useState<string>();
  const [shrinking, setShrinking] = useState(false);
  const [missing, setMissing] = useState(false);
  const upload = useUpload();
  const { act, pending, refusal } = useAct(
    trpc.boats.reportDamage.useMutation({ ...upload.options, onSuccess: onReported }),
    { otherwise: "The report was not sent. Please press again." },
  );
  const tooShort = what.trim().length < damageNumbers.shortestWords;

  function send(event: FormEvent) {
    event.preventDefault();
    setMissing(severity === undefined || tooShort);
    if (severity === undefined || tooShort) return;
    void act({ id: boatId, severity, what, ...(photo && { photo }) });
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <FormFields pending={pending} className="grid gap-5">
        <SeverityChoice chosen={severity} onChoose={setSeverity} />
        {missing && severity === undefined && <FormError>Please say how bad it is.</FormError>}
        <TextareaField
          label="What is damaged?"
          value={what}
          maxLength={damageNumbers.longestWords}
          error={missing && tooShort ? "Please say in a few words what is damaged." : undefined}
          onChange={({ target }) => setWhat(target.value)}
        />
        <PhotoField photo={photo} onChoose={setPhoto} onWorking={setShrinking} />
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
