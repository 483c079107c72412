import { useFormContext } from "react-hook-form";
import { CheckboxField } from "../../ui/forms/checkbox-field";
import { fieldOf } from "../../ui/forms/field-of";
import { TextareaField } from "../../ui/forms/textarea-field";
import { Paragraphs } from "../../ui/paragraphs";
import { SettingsPart } from "../setting-field";
import { type FaceFields, linesOf } from "./face-fields";

/** What visitors read first, in our words or the club's. */
export function LandingPart() {
  const form = useFormContext<FaceFields>();
  const field = fieldOf(form);
  return (
    <SettingsPart
      title="Words on the landing page"
      lead="Without your own, ours stand there: of calm water, herons and free parking."
    >
      <CheckboxField
        label="Our club says it in its own words"
        className="sm:col-span-2"
        {...field("own")}
      />
      {form.watch("own") && (
        <>
          <TextareaField
            label="Under the club's name"
            help="Up to 300 characters. Empty: the tagline."
            rows={3}
            optional
            className="sm:col-span-2"
            {...field("lead")}
          />
          <TextareaField
            label="About the club"
            help="Up to 2,000 characters. An empty line begins a new paragraph."
            rows={8}
            optional
            className="sm:col-span-2"
            {...field("about")}
          />
          <TextareaField
            label="What comes with every boat"
            help="Up to five lines of 60 characters, such as Free parking."
            rows={5}
            optional
            className="sm:col-span-2"
            {...field("promises")}
          />
          <LandingPreview />
        </>
      )}
    </SettingsPart>
  );
}

function LandingPreview() {
  const { lead, about, promises } = useFormContext<FaceFields>().watch();
  return (
    <section aria-label="Preview" className="grid gap-3 rounded-md bg-sunken p-4 sm:col-span-2">
      <p className="text-ink-soft text-sm">As visitors read it</p>
      <p className="wrap-anywhere font-medium text-lg">{lead}</p>
      <Paragraphs text={about} />
      <ul className="list-disc pl-5">
        {linesOf(promises).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
