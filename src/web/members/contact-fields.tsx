import { type FieldPath, useFormContext } from "react-hook-form";
import type { z } from "zod";
import type { createMemberInput } from "../../shared/members/member-schemas";
import { provinceNames, provinces } from "../../shared/members/provinces";
import { useProfile } from "../clock/use-profile";
import { fieldOf } from "../ui/forms/field-of";
import { SelectField } from "../ui/forms/select-field";
import { TextField } from "../ui/forms/text-field";

/** Who somebody is and how to reach them: the part that adding and editing have in common. */
type Person = Omit<z.input<typeof createMemberInput>, "password" | "approvalStatus">;

/** First name, last name and e-mail, which must be there. */
export function NameFields() {
  return (
    <>
      <PersonField name="firstName" label="First name" required />
      <PersonField name="lastName" label="Last name" required />
      <PersonField name="email" label="Email" type="email" required />
    </>
  );
}

/** Everything that may be left out. */
export function ContactFields() {
  return (
    <>
      <PersonField name="phone" label="Phone" type="tel" />
      <PersonField name="address" label="Address" />
      <PersonField name="city" label="City" />
      <ProvinceField />
      <PersonField name="postalCode" label="Postal code" />
      <div id="emergency-contact" className="grid scroll-mt-24 gap-4 sm:col-span-2 sm:grid-cols-2">
        <PersonField name="emergencyContactName" label="Emergency contact name" />
        <PersonField name="emergencyContactPhone" label="Emergency contact phone" type="tel" />
      </div>
    </>
  );
}

/** Canada has thirteen; anywhere else people write what there is. */
function ProvinceField() {
  const { register, formState } = useFormContext<Person>();
  if (useProfile().country !== "CA") return <PersonField name="province" label="State or region" />;
  return (
    <SelectField label="Province" {...register("province")}>
      {formState.defaultValues?.province === "" && <option value="">Not given</option>}
      {provinces.map((province) => (
        <option key={province} value={province}>
          {provinceNames[province]}
        </option>
      ))}
    </SelectField>
  );
}

interface PersonFieldProps {
  name: FieldPath<Person>;
  label: string;
  type?: string;
  required?: boolean;
}

function PersonField({ name, label, type = "text", required = false }: PersonFieldProps) {
  const field = fieldOf(useFormContext<Person>());
  return (
    <TextField label={label} type={type} autoComplete="off" optional={!required} {...field(name)} />
  );
}
