import { useState } from "react";
import type { PlanView } from "../../shared/packages/plan-view";
import { trpc } from "../api";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { Button } from "../ui/button";
import { EditIcon } from "../ui/icons";
import { EditPlanDialog } from "./edit-plan-dialog";
import { PackageRow } from "./package-row";

/** The price list, for admins to change. */
export function CataloguePage() {
  const read = useRead(trpc.packages.plans.useQuery());
  const [editing, setEditing] = useState<PlanView | null>(null);
  return (
    <AdminScreen
      title="Catalogue"
      lead="A new price is for new orders. Past orders and receipts keep theirs."
    >
      <Read of={read} failure="Error Loading Packages" skeleton="h-64">
        {(plans) => (
          <ul className="grid gap-4 lg:grid-cols-2">
            {plans.map((plan) => (
              <PackageRow
                key={plan.id}
                plan={plan}
                action={
                  <div className="flex justify-end">
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
            ))}
          </ul>
        )}
      </Read>
      {editing && (
        <EditPlanDialog plan={editing} open onOpenChange={(open) => !open && setEditing(null)} />
      )}
    </AdminScreen>
  );
}
