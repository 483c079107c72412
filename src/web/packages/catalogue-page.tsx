import { useState } from "react";
import type { PlanView } from "../../shared/packages/plan-view";
import { trpc } from "../api";
import { AdminScreen } from "../layout/admin-screen";
import { Button } from "../ui/button";
import { EditIcon } from "../ui/icons";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { EditPlanDialog } from "./edit-plan-dialog";
import { PackageRow } from "./package-row";

/** The price list, for admins to change. */
export function CataloguePage() {
  const { data: plans, error } = trpc.packages.plans.useQuery();
  const [editing, setEditing] = useState<PlanView | null>(null);
  return (
    <AdminScreen
      title="Catalogue"
      lead="A new price is for new orders. Past orders and receipts keep theirs."
    >
      {error && (
        <Notice kind="danger" title="Error Loading Packages">
          {error.message}
        </Notice>
      )}
      {!plans && !error && <Skeleton className="h-64 w-full" />}
      {plans && (
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
      {editing && (
        <EditPlanDialog plan={editing} open onOpenChange={(open) => !open && setEditing(null)} />
      )}
    </AdminScreen>
  );
}
