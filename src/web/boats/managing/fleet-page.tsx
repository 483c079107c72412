import { useState } from "react";
import { Link } from "wouter";
import type { BoatView } from "../../../shared/boats/boat-schemas";
import { trpc } from "../../calls/api";
import { AdminScreen } from "../../layout/admin-screen";
import { Read } from "../../layout/read";
import { useRead } from "../../layout/use-read";
import { paths } from "../../paths";
import { Button, ButtonLink } from "../../ui/button";
import { PlusIcon } from "../../ui/icons/icons";
import { AddBoatDialog } from "./add-boat-dialog";
import { BoatBlocks } from "./boat-blocks";
import { FleetRow } from "./fleet-row";

/** The boats of the club, the retired ones too, and the days they are blocked. */
export function FleetPage() {
  const [adding, setAdding] = useState(false);
  const read = useRead(trpc.boats.list.useQuery());
  return (
    <AdminScreen
      title="Fleet"
      lead="Every boat of the club: what it is, whether it is online, when it is blocked."
      actions={
        <>
          <ButtonLink to={paths.boatLabels} variant="secondary">
            Print labels
          </ButtonLink>
          <Button onClick={() => setAdding(true)}>
            <PlusIcon /> Add Boat
          </Button>
        </>
      }
    >
      <Read of={read} failure="The boats did not load" skeleton="h-48">
        {(boats) => (
          <div className="grid gap-8">
            {boats.length === 0 && <FirstBoats />}
            <Boats title="In service" boats={boats.filter((boat) => !boat.managerDisabled)} />
            <BoatBlocks />
            <Boats title="Retired" boats={boats.filter((boat) => boat.managerDisabled)} />
          </div>
        )}
      </Read>
      <AddBoatDialog open={adding} onOpenChange={setAdding} />
    </AdminScreen>
  );
}

/** A club that moves in has them in a spreadsheet. */
const FirstBoats = () => (
  <p className="max-w-prose">
    Add your boats one by one, or{" "}
    <Link to={`${paths.imports}?kind=boats`} className="text-link">
      bring them in from a spreadsheet
    </Link>
    .
  </p>
);

function Boats({ title, boats }: { title: string; boats: BoatView[] }) {
  const id = `boats-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {boats.length === 0 ? (
        <p className="text-ink-soft">None.</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {boats.map((boat) => (
            <FleetRow key={boat.id} boat={boat} />
          ))}
        </ul>
      )}
    </section>
  );
}
