import { useState } from "react";
import { type ClubText, clubTexts, type EditedText } from "../../shared/texts/club-texts";
import { trpc } from "../calls/api";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { Button } from "../ui/button";
import { AddQuestionDialog } from "./add-question-dialog";
import { EditTextDialog } from "./edit-text-dialog";
import { TextRow } from "./text-row";

const groups = [...new Set(clubTexts.map(({ group }) => group))];

/** The answers of the FAQ and the terms, for admins to word as their club needs them. */
export function TextsPage() {
  const read = useRead(trpc.admin.texts.useQuery());
  const [editing, setEditing] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  return (
    <AdminScreen
      title="Texts"
      lead="What the FAQ and the terms say. Every earlier wording is kept and can be put back."
      actions={<Button onClick={() => setAdding(true)}>Add Question</Button>}
    >
      <Read of={read} failure="The texts did not load" skeleton="h-96">
        {(edited) => <Texts edited={edited} editing={editing} onEdit={setEditing} />}
      </Read>
      {adding && <AddQuestionDialog onClose={() => setAdding(false)} />}
    </AdminScreen>
  );
}

interface TextsProps {
  edited: readonly EditedText[];
  editing: string | null;
  onEdit: (id: string | null) => void;
}

function Texts({ edited, editing, onEdit }: TextsProps) {
  const texts = textsOf(edited);
  const editedOf = (text: ClubText) => edited.find(({ id }) => id === text.id);
  return (
    <>
      {groups.map((group) => (
        <section key={group} aria-label={group} className="grid gap-3">
          <h2 className="text-xl">{group}</h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {texts
              .filter((text) => text.group === group)
              .map((text) => (
                <TextRow
                  key={text.id}
                  text={text}
                  edited={editedOf(text)}
                  onEdit={() => onEdit(text.id)}
                />
              ))}
          </ul>
        </section>
      ))}
      {texts
        .filter(({ id }) => id === editing)
        .map((text) => (
          <EditTextDialog
            key={text.id}
            text={text}
            edited={editedOf(text)}
            onClose={() => onEdit(null)}
          />
        ))}
    </>
  );
}

/** Every text there is, the club's own questions behind the documented ones. */
const textsOf = (edited: readonly EditedText[]): ClubText[] => [
  ...clubTexts,
  ...edited.flatMap(({ id, category, words }) =>
    category && words ? { id, group: category, documented: words } : [],
  ),
];
