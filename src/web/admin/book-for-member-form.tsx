import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { z } from "zod";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { type BookForMemberInput, bookForMemberInput } from "../../shared/bookings/booking-schemas";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { adminLengths } from "../../shared/profile/outing-lengths";
import { isPassedByReason } from "../bookings/booking-refusals";
import { useClubClock } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { fieldOf } from "../ui/forms/field-of";
import { FormError } from "../ui/forms/form-error";
import { FormFields } from "../ui/forms/form-fields";
import { TextField } from "../ui/forms/text-field";
import { BookingCostLine } from "./booking-cost-line";
import { OutingFields } from "./glance/outing-fields";
import { MemberPicker } from "./member-picker";

/** Said in the form and not in a toast, because the form stays open for another try. */
const failure = "Failed to create admin booking";

const schema = bookForMemberInput.extend({
  memberId: z.number({ error: "Please select a member" }),
  boatId: z.number({ error: "Please select a boat" }),
});

interface BookForMemberFormProps {
  /** The boats to choose from: those that are online. */
  boats: readonly BoatView[];
  /** Sends the booking; its failure is shown in the form, and what was chosen stays. */
  onSubmit: (input: BookForMemberInput, names: BookingNames) => Promise<void>;
  /** Asks for it every week. */
  onRepeat: (input: BookForMemberInput, names: BookingNames) => void;
}

/** Whose booking it is to be, and in which boat. */
export interface BookingNames {
  member: string;
  boat: string;
}

export function BookForMemberForm({ boats, onSubmit, onRepeat }: BookForMemberFormProps) {
  const { today } = useClubClock();
  const profile = useProfile();
  const [member, setMember] = useState<MemberView | null>(null);
  const form = useKeptForm<BookForMemberInput>({
    draft: "booking",
    // The picker shows whose number it is.
    unkept: ["memberId"],
    resolver: zodResolver(schema),
    defaultValues: { dateStr: today, timeStr: "", duration: Math.min(...adminLengths(profile)) },
  });
  const [asksWhy, setAsksWhy] = useState(false);
  const { errors } = form.formState;
  const [boatId, duration, override] = form.watch(["boatId", "duration", "override"]);
  const boat = boats.find(({ id }) => id === boatId);
  const names = { member: member ? fullName(member) : "", boat: boat?.name ?? "" };
  // A reason that was kept is sent, so it is shown.
  if (override !== undefined && !asksWhy) setAsksWhy(true);

  const booking = useAct(
    useMutation({
      mutationFn: (input: BookForMemberInput) => onSubmit(input, names),
      onError: (error) => setAsksWhy(isPassedByReason(error)),
    }),
    { form: refuseIn(form) },
  );

  return (
    <form onSubmit={form.handleSubmit(booking.act)} noValidate>
      {/* Not while it is being checked, when the first error takes the focus. */}
      <FormFields pending={booking.pending} className="grid gap-4">
        <Controller
          control={form.control}
          name="memberId"
          render={({ field, fieldState }) => (
            <MemberPicker
              chosen={member}
              error={fieldState.error?.message}
              inputRef={field.ref}
              onChoose={(chosen) => {
                setMember(chosen);
                field.onChange(chosen?.id);
              }}
            />
          )}
        />
        <OutingFields form={form} boats={boats} />
        <BookingCostLine member={member} boat={boat} duration={duration} />
        {errors.root?.message !== undefined && (
          <FormError>
            <strong className="block">{failure}</strong>
            {errors.root.message}
          </FormError>
        )}
        {asksWhy && (
          <TextField
            label="Book it all the same, because"
            help="Your reason stays with the booking, and in the audit trail."
            autoComplete="off"
            {...fieldOf(form)("override", { setValueAs: (why: string) => why || undefined })}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          {profile.seriesWeeks >= 2 && (
            <Button
              type="button"
              variant="secondary"
              onClick={form.handleSubmit((input) => onRepeat(input, names))}
            >
              Repeat weekly
            </Button>
          )}
          <Button type="submit" pending={booking.pending} pendingLabel="Creating...">
            Create Booking
          </Button>
        </div>
      </FormFields>
    </form>
  );
}
