import { type ReactNode, useState } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { ChevronDownIcon } from "../ui/icons/icons";
import { panelList } from "../ui/panel";
import { BoatMark } from "./boat-mark";
import { BoatPicture } from "./boat-picture";
import { NextFreeLine } from "./next-free-line";
import { useFleetDiary } from "./use-fleet-diary";
import { useSpanInAddress } from "./use-span-in-address";

/** How many of a large fleet are there before more are asked for: all fit on three screens of a phone. */
const atFirst = { lanes: 5, rows: 10 };

interface ManyBoatsProps {
  boats: readonly BoatView[];
  /** the day of some of the boats */
  day: (boats: readonly BoatView[]) => ReactNode;
  /** what a row unfolds to */
  card: (boat: BoatView) => ReactNode;
}

/** A large fleet: the day of the first boats, and a row to each that unfolds to its card. */
export function ManyBoats({ boats, day, card }: ManyBoatsProps) {
  const lanes = useFirst(boats, atFirst.lanes);
  const rows = useFirst(boats, atFirst.rows);
  const [shown] = useSpanInAddress();
  const what = shown === "week" ? "boats' weeks" : "days";
  return (
    <div className="grid gap-3 *:min-w-0">
      {day(lanes.shown)}
      <More hidden={lanes.hidden} what={what} onPress={lanes.showAll} />
      <ul aria-label="Boats" className={panelList}>
        {rows.shown.map((boat) => (
          <BoatRow key={boat.id} boat={boat} card={card} />
        ))}
      </ul>
      <More hidden={rows.hidden} what="boats" onPress={rows.showAll} />
    </div>
  );
}

function useFirst(boats: readonly BoatView[], count: number) {
  const [all, setAll] = useState(false);
  const shown = all ? boats : boats.slice(0, count);
  return { shown, hidden: boats.length - shown.length, showAll: () => setAll(true) };
}

interface MoreProps {
  hidden: number;
  what: string;
  onPress: () => void;
}

function More({ hidden, what, onPress }: MoreProps) {
  if (hidden === 0) return null;
  return (
    <Button variant="quiet" className="justify-self-start" onClick={onPress}>
      Show {hidden} more {what}
    </Button>
  );
}

interface BoatRowProps extends Pick<ManyBoatsProps, "card"> {
  boat: BoatView;
}

function BoatRow({ boat, card }: BoatRowProps) {
  const [open, setOpen] = useState(false);
  const { diary, loading, unread } = useFleetDiary(boat);
  return (
    <li aria-label={boat.name}>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full items-center gap-3 px-3 py-1.5 text-left -outline-offset-2 hover:bg-tide-soft sm:px-4"
      >
        <Picture boat={boat} />
        <span className="grid min-w-0 flex-1 items-center gap-x-4 sm:grid-cols-2">
          <span className="font-semibold">{boat.name}</span>
          <span className="text-sm">
            {boat.available ? (
              <NextFreeLine diary={diary} loading={loading} unread={unread} />
            ) : (
              <Badge tone="danger">Unavailable</Badge>
            )}
          </span>
        </span>
        <ChevronDownIcon className={`shrink-0 transition-transform ${open ? "rotate-180" : ""}`} />
      </button>
      {open && <div className="p-3">{card(boat)}</div>}
    </li>
  );
}

/** The boat's own picture; without one its blade, because thirty drawings are all alike. */
function Picture({ boat }: { boat: BoatView }) {
  return (
    <span className="grid w-14 shrink-0 place-items-center">
      {boat.imageUrl ? (
        <BoatPicture boat={boat} className="h-10 w-14 rounded-sm object-cover" />
      ) : (
        <BoatMark boat={boat} />
      )}
    </span>
  );
}
