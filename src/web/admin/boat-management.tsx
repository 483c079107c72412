import { useState } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { BoatSwitch } from "../boats/managing/boat-switch";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { paths } from "../paths";
import { useSignedIn } from "../signed-in";
import { Badge } from "../ui/badge";
import { Button, ButtonLink } from "../ui/button";
import { LockCode } from "../ui/lock-code";
import { Panel, panelList } from "../ui/panel";
import type { FoldingPanel } from "./folding-panel";

const shownAtFirst = 10;

/** Which boats are online, and the codes of their locks; for managers and admins. */
export function BoatManagement({ frame: Frame = Panel }: { frame?: typeof FoldingPanel }) {
  return (
    <Frame title="Boat Management">
      <Boats />
    </Frame>
  );
}

function Boats() {
  const read = useRead(trpc.boats.list.useQuery());
  return (
    <Read of={read} failure="The boats did not load" skeleton="h-64">
      {(boats) => (boats.length === 0 ? <NoBoats /> : <BoatLines boats={boats} />)}
    </Read>
  );
}

function BoatLines({ boats }: { boats: readonly BoatView[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? boats : boats.slice(0, shownAtFirst);
  const hidden = boats.length - shown.length;
  return (
    <>
      <ul className={panelList}>
        {shown.map((boat) => (
          <BoatLine key={boat.id} boat={boat} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          size="small"
          variant="quiet"
          className="justify-self-start"
          onClick={() => setAll(true)}
        >
          Show {hidden} more boats
        </Button>
      )}
    </>
  );
}

/** Only admins add boats. */
function NoBoats() {
  const { role } = useSignedIn();
  if (role !== "admin") return <p className="text-ink-soft">The club has no boats yet.</p>;
  return (
    <p className="flex flex-wrap items-center gap-4">
      The club has no boats yet.
      <ButtonLink to={paths.fleet} size="small">
        Add the first boat
      </ButtonLink>
    </p>
  );
}

function BoatLine({ boat }: { boat: BoatView }) {
  return (
    <li className="flex items-center justify-between gap-x-4 px-4 py-2">
      <div className="min-w-0">
        <p className="font-semibold">{boat.name}</p>
        <p className="text-ink-soft text-sm">
          {boat.lockCode ? (
            <>
              Lock code <LockCode code={boat.lockCode} label="" />
            </>
          ) : (
            "No lock code"
          )}
        </p>
      </div>
      {boat.managerDisabled ? <Badge>Permanently disabled</Badge> : <BoatSwitch boat={boat} />}
    </li>
  );
}
