import type { z } from "zod";
import type {
  IntroductoryRowInput,
  introductoryRowInput,
} from "../../shared/introductory-rows/introductory-row-schemas";
import type { fieldOf } from "../ui/forms/field-of";

type Form = z.input<typeof introductoryRowInput>;

/** What each part of the request for a row is given to tie its fields in. */
export interface RowFormPart {
  field: ReturnType<typeof fieldOf<Form, unknown, IntroductoryRowInput>>;
}
