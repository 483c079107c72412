import { useState } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import type { DamageReportView } from "../../shared/damage/damage-schemas";
import { BoatMark } from "../boats/boat-mark";
import { trpc } from "../calls/api";
import { ReportDamageForm } from "../damage/report-damage-form";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialogs/dialog";
import { useUnanswered } from "./use-unanswered";

/** Long enough to write a sentence and to take a photo. */
const unansweredMs = 4 * 60_000;

/** Which boat, what is wrong with it, and thanks. */
export function DockDamageDialog({ onClose }: { onClose: () => void }) {
  const [reported, setReported] = useState<DamageReportView | null>(null);
  useUnanswered(onClose, unansweredMs);
  if (!reported) return <Report onClose={onClose} onReported={setReported} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Thank you. The club's staff know."
      description={whatFollows(reported)}
    >
      <Button full className="min-h-16" onClick={onClose}>
        Back to the board
      </Button>
    </Dialog>
  );
}

function whatFollows({ severity, boat, entries }: DamageReportView): string | undefined {
  if (severity === "unusable") return `${boat.name} is offline now.`;
  if (entries.at(-1)?.severity !== "unusable") return undefined;
  return (
    `This tablet has called two other boats unusable within an hour. So ${boat.name} stays online ` +
    "until a manager confirms it: please tell one, and let nobody row it."
  );
}

interface ReportProps {
  onClose: () => void;
  onReported: (report: DamageReportView) => void;
}

/** What was written stays while another boat is chosen. */
function Report({ onClose, onReported }: ReportProps) {
  const [boat, setBoat] = useState<BoatView | null>(null);
  const [choosing, setChoosing] = useState(true);
  const choose = (chosen: BoatView) => {
    setBoat(chosen);
    setChoosing(false);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={choosing ? "Which boat is damaged?" : `Report damage to ${boat?.name}`}
      description={
        choosing
          ? undefined
          : "This tablet does not know you: add your name if the club may ask you."
      }
    >
      {choosing && <WhichBoat onChoose={choose} />}
      {boat && (
        <div hidden={choosing}>
          <ReportDamageForm boatId={boat.id} onReported={({ report }) => onReported(report)} />
          <Button variant="quiet" full className="mt-3" onClick={() => setChoosing(true)}>
            Another boat
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function WhichBoat({ onChoose }: { onChoose: (boat: BoatView) => void }) {
  const read = useRead(trpc.boats.list.useQuery());
  return (
    <Read of={read} failure="The boats did not load" skeleton="h-64">
      {(boats) => (
        <ul className="grid gap-2">
          {boats.map((boat) => (
            <li key={boat.id}>
              <Button
                variant="secondary"
                full
                className="min-h-16 justify-start! text-left text-lg!"
                onClick={() => onChoose(boat)}
              >
                <BoatMark boat={boat} /> {boat.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Read>
  );
}
