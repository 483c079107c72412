import { useState } from "react";
import type { CataloguePlanView } from "../../shared/packages/plan-view";
import { trpc } from "../calls/api";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { dataOf, useRead } from "../layout/use-read";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { EditIcon, PlusIcon } from "../ui/icons/icons";
import { AddPlanDialog } from "./add-plan-dialog";
import { EditPlanDialog } from "./edit-plan-dialog";
import { PackageGroup } from "./package-group";
import { PackageRow } from "./package-row";

/** The price list, for admins to change. */
export function CataloguePage() {
  const read = useRead(trpc.admin.plans.useQuery());
  const [editing, setEditing] = useState<CataloguePlanView | "new" | null>(null);
  const close = () => setEditing(null);
  return (
    <AdminScreen
      title="Catalogue"
      lead="A change is for new orders. Past orders and receipts keep what they were made at."
      actions={
        <Button onClick={() => setEditing("new")}>
          <PlusIcon /> Add Package
        </Button>
      }
    >
      <Read of={read} failure="Error Loading Packages" skeleton="h-64">
        {(plans) => (
          <PackageGroup
            plans={plans}
            row={(plan) => (
              <PackageRow
                key={plan.id}
                plan={plan}
                onSale={plans.filter(({ isActive }) => isActive)}
                action={
                  <div className="flex flex-wrap items-center justify-end gap-2">
                    {!plan.isActive && <Badge tone="careful">Not on sale</Badge>}
                    <Button
                      variant="secondary"
                      aria-label={`Edit ${plan.name}`}
                      onClick={() => setEditing(plan)}
                    >
                      <EditIcon /> Edit
                    </Button>
                  </div>
                }
              />
            )}
          />
        )}
      </Read>
      {editing === "new" && <AddPlanDialog onClose={close} />}
      {editing && editing !== "new" && (
        <EditPlanDialog plan={editing} stays={staysOf(editing, dataOf(read))} onClose={close} />
      )}
    </AdminScreen>
  );
}

/** The training and the first fee stay on the price list; hours and other fees come and go. */
const staysOf = ({ id, kind }: CataloguePlanView, plans: readonly CataloguePlanView[] = []) =>
  kind !== "hours" && plans.find((plan) => plan.kind === kind)?.id === id;
