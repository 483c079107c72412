import type { ComponentProps } from "react";
import { controlClass, FieldFrame, type FieldWords } from "./field-frame";

export function TextareaField(props: ComponentProps<"textarea"> & FieldWords) {
  const { label, help, error, optional, id, className, ...textarea } = props;
  return (
    <FieldFrame {...{ label, help, error, optional, id, className }}>
      {(ties) => <textarea rows={3} {...textarea} {...ties} className={controlClass} />}
    </FieldFrame>
  );
}
