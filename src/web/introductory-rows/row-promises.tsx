import { paths } from "../paths";
import { CheckboxField } from "../ui/forms/checkbox-field";
import type { RowFormPart } from "./row-form-part";

/** The three things to accept, each with the words it is about. */
export function RowPromises({ field }: RowFormPart) {
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 font-semibold text-sm">Before you come</legend>
      <CheckboxField label={<Accept what="the terms" at="" />} {...field("termsAccepted")} />
      <CheckboxField
        label={<Accept what="the safety requirements" at="#safety" />}
        {...field("safetyAccepted")}
      />
      <CheckboxField
        label={<Accept what="the cancellation policy" at="#cancellation" />}
        {...field("cancellationAccepted")}
      />
    </fieldset>
  );
}

// In a tab of its own: whoever reads up must find the form as they left it.
function Accept({ what, at }: { what: string; at: string }) {
  return (
    <>
      I accept{" "}
      <a href={`${paths.terms}${at}`} target="_blank" rel="noreferrer" className="text-link">
        {what}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </>
  );
}
