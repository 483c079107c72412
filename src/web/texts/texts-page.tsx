import { useState } from "react";
import {
  type ClubText,
  clubTexts,
  type EditedText,
  missingFigures,
} from "../../shared/texts/club-texts";
import { fillFigures } from "../../shared/texts/figures";
import { trpc } from "../calls/api";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { CarefulIcon } from "../ui/icons/icons";
import { EditTextDialog } from "./edit-text-dialog";
import { useFigures } from "./use-figures";

const groups = [...new Set(clubTexts.map(({ group }) => group))];

/** The answers of the FAQ and the terms, for admins to word as their club needs them. */
export function TextsPage() {
  const read = useRead(trpc.admin.texts.useQuery());
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <AdminScreen
      title="Texts"
      lead="What the FAQ and the terms say. Every earlier wording is kept and can be put back."
    >
      <Read of={read} failure="The texts did not load" skeleton="h-96">
        {(edited) => (
          <>
            {groups.map((group) => (
              <section key={group} aria-label={group} className="grid gap-3">
                <h2 className="text-xl">{group}</h2>
                <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
                  {clubTexts
                    .filter((text) => text.group === group)
                    .map((text) => (
                      <TextRow
                        key={text.id}
                        text={text}
                        edited={edited.find(({ id }) => id === text.id)}
                        onEdit={() => setEditing(text.id)}
                      />
                    ))}
                </ul>
              </section>
            ))}
            {clubTexts
              .filter(({ id }) => id === editing)
              .map((text) => (
                <EditTextDialog
                  key={text.id}
                  text={text}
                  edited={edited.find(({ id }) => id === text.id)}
                  onClose={() => setEditing(null)}
                />
              ))}
          </>
        )}
      </Read>
    </AdminScreen>
  );
}

interface TextRowProps {
  text: ClubText;
  edited: EditedText | undefined;
  onEdit: () => void;
}

function TextRow({ text, edited, onEdit }: TextRowProps) {
  const { figures } = useFigures();
  const { title } = edited?.words ?? text.documented;
  const missing = edited?.words ? missingFigures(text.id, edited.words) : [];
  const name = fillFigures(title, figures);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-48 justify-items-start gap-1">
        <h3 className="font-sans font-semibold text-base">{name}</h3>
        {edited?.words && <Badge tone="tide">Your own words</Badge>}
        {missing.length > 0 && (
          <p className="flex items-start gap-1.5 text-amber text-sm wrap-anywhere">
            <CarefulIcon className="mt-0.5" />
            {missingWords(missing)}
          </p>
        )}
      </div>
      <Button size="small" variant="secondary" onClick={onEdit}>
        Edit <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}

const missingWords = (missing: readonly string[]): string =>
  `No longer says ${missing.map((name) => `{${name}}`).join(", ")}`;
