import {
  type ClubText,
  type EditedText,
  faqTextId,
  missingFigures,
} from "../../shared/texts/club-texts";
import { fillFigures } from "../../shared/texts/figures";
import { trpc } from "../calls/api";
import { useAct } from "../layout/use-act";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { CarefulIcon } from "../ui/icons/icons";
import { showToast } from "../ui/toasts/toast-store";
import { useFigures } from "./use-figures";

interface TextRowProps {
  text: ClubText;
  edited: EditedText | undefined;
  onEdit: () => void;
}

/** A text with what the club made of it; questions of the FAQ can be taken off and brought back. */
export function TextRow({ text, edited, onEdit }: TextRowProps) {
  const { figures } = useFigures();
  const { title } = edited?.words ?? text.documented;
  const missing = edited?.words ? missingFigures(text.id, edited.words) : [];
  const name = fillFigures(title, figures);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-48 justify-items-start gap-1">
        <h3 className="font-sans font-semibold text-base">{name}</h3>
        {edited?.takenOff && <Badge tone="careful">Taken off</Badge>}
        {edited?.words && (
          <Badge tone="tide">{edited.category ? "Your own question" : "Your own words"}</Badge>
        )}
        {missing.length > 0 && (
          <p className="flex items-start gap-1.5 text-amber text-sm wrap-anywhere">
            <CarefulIcon className="mt-0.5" />
            {missingWords(missing)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {text.group !== "Terms & Conditions" && (
          <OnOff id={text.id} name={name} takenOff={edited?.takenOff ?? false} />
        )}
        <Button size="small" variant="secondary" onClick={onEdit}>
          Edit <span className="sr-only">{name}</span>
        </Button>
      </div>
    </li>
  );
}

function OnOff({ id, name, takenOff }: { id: string; name: string; takenOff: boolean }) {
  const taking = trpc.admin.takeOffQuestion.useMutation({
    onSuccess: () =>
      showToast({ title: "Taken Off", description: `"${name}" can be brought back at any time.` }),
  });
  const bringing = trpc.admin.bringBackQuestion.useMutation({
    onSuccess: () =>
      showToast({ title: "Brought Back", description: `"${name}" is on the FAQ again.` }),
  });
  const toast = "The FAQ was not changed";
  const takeOff = useAct(taking, { toast });
  const bringBack = useAct(bringing, { toast });
  const { act, pending } = takenOff ? bringBack : takeOff;
  return (
    <Button
      size="small"
      variant="quiet"
      pending={pending}
      onClick={() => act({ question: id.replace(faqTextId(""), "") })}
    >
      {takenOff ? "Bring back" : "Take off"} <span className="sr-only">{name}</span>
    </Button>
  );
}

const missingWords = (missing: readonly string[]): string =>
  `No longer says ${missing.map((name) => `{${name}}`).join(", ")}`;
