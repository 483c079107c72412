import type { FieldErrors, UseFormRegister } from "react-hook-form";
import type { z } from "zod";
import type { introductoryRowInput } from "../../shared/bookings/introductory-row-schemas";

type Form = z.input<typeof introductoryRowInput>;

/** What each part of the request for a row is given to tie its fields in. */
export interface RowFormPart {
  register: UseFormRegister<Form>;
  errors: FieldErrors<Form>;
}
