import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import {
  type AnnouncementInput,
  type AnnouncementView,
  announcementInput,
} from "../../shared/announcements/announcement-schemas";
import { audiences } from "../../shared/announcements/audiences";
import { addDays } from "../../shared/time/club-dates";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useClubClock } from "../clock/club-clock";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { Dialog } from "../ui/dialogs/dialog";
import { CheckboxField } from "../ui/forms/checkbox-field";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { FormFields } from "../ui/forms/form-fields";
import { SelectField } from "../ui/forms/select-field";
import { TextField } from "../ui/forms/text-field";
import { TextareaField } from "../ui/forms/textarea-field";
import { showToast } from "../ui/toasts/toast-store";
import { audienceWords } from "./audience-words";

interface AnnouncementDialogProps {
  /** the one that is edited; left out for a new one */
  announcement?: AnnouncementView | undefined;
  onClose: () => void;
}

/** Staff write an announcement, or say one anew. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const { today } = useClubClock();
  const form = useForm<AnnouncementInput>({
    resolver: zodResolver(announcementInput),
    defaultValues: announcement ?? { ...empty, from: today, until: addDays(today, 6) },
  });
  const field = fieldOf(form);

  const save = useAct(useSaving(announcement?.id, onClose), {
    form: refuseIn(form),
    otherwise: "The announcement was not saved. Please try again.",
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={announcement ? "Edit announcement" : "Write an announcement"}
      description={announcement ? "What was mailed is not mailed again." : undefined}
    >
      <form onSubmit={form.handleSubmit(save.act)} noValidate>
        <FormFields pending={form.formState.isSubmitting} className="grid gap-4 sm:grid-cols-2">
          <TextField label="Title" maxLength={80} className="col-span-full" {...field("title")} />
          <TextareaField
            label="Text"
            rows={4}
            help="Web addresses in it can be pressed."
            className="col-span-full"
            {...field("text")}
          />
          <TextField label="First day" type="date" {...field("from")} />
          <TextField label="Last day" type="date" {...field("until")} />
          <SelectField label="For" className="col-span-full" {...field("audience")}>
            {audiences.map((audience) => (
              <option key={audience} value={audience}>
                {audienceWords[audience]}
              </option>
            ))}
          </SelectField>
          <CheckboxField
            label="Also by mail, once, on the morning of the first day (today: within minutes)"
            className="col-span-full"
            {...field("mail")}
          />
          <FormEnd form={form} pendingLabel="Saving...">
            {announcement ? "Save" : "Announce"}
          </FormEnd>
        </FormFields>
      </form>
    </Dialog>
  );
}

const empty = { title: "", text: "", audience: "members" as const, mail: false };

function useSaving(id: number | undefined, onSaved: () => void) {
  const adding = trpc.admin.addAnnouncement.useMutation(readFirst);
  const editing = trpc.admin.editAnnouncement.useMutation(readFirst);
  return useMutation({
    mutationFn: (given: AnnouncementInput) =>
      id === undefined ? adding.mutateAsync(given) : editing.mutateAsync({ ...given, id }),
    onSuccess: () => {
      showToast({ title: id === undefined ? "Announced" : "Announcement Changed" });
      onSaved();
    },
  });
}
