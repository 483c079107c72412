import { TRPCClientError } from "@trpc/client";
import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";

/**
 * Says in a form why it was refused: beside the field that is about, where it is one of `fields`,
 * else at the form's end. Apart from `useAct`, because screens without a form need none of it.
 */
export function refuseIn<Fields extends FieldValues>(
  form: { setError: UseFormSetError<Fields> },
  ...fields: readonly FieldPath<Fields>[]
) {
  return (message: string, error: unknown): void => {
    const about: unknown = error instanceof TRPCClientError ? error.data?.field : undefined;
    const field = fields.find((one) => one === about) ?? "root";
    form.setError(field, { message }, { shouldFocus: true });
  };
}
