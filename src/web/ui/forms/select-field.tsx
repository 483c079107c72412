import type { ComponentProps } from "react";
import { ChevronDownIcon } from "../icons/icons";
import { controlClass, FieldFrame, type FieldWords } from "./field-frame";

/** The browser's own list: pass `<option>` children, and spread `fieldOf(form)("name")` into it. */
export function SelectField(props: ComponentProps<"select"> & FieldWords) {
  const { label, help, error, optional, id, className, ...select } = props;
  return (
    <FieldFrame {...{ label, help, error, optional, id, className }}>
      {(ties) => (
        <span className="relative block">
          <select
            {...select}
            {...ties}
            className={`${controlClass} appearance-none truncate pr-10 max-xs:whitespace-normal`}
          />
          <ChevronDownIcon className="pointer-events-none absolute top-3 right-3 text-ink-soft" />
        </span>
      )}
    </FieldFrame>
  );
}
