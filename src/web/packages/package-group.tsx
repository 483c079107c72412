import type { ReactNode } from "react";
import { Card } from "../ui/card";

interface PackageGroupProps<Plan> {
  plans: readonly Plan[];
  row: (plan: Plan) => ReactNode;
}

/** Packages under one another, so that their prices can be compared; nothing where there are none. */
export function PackageGroup<Plan>({ plans, row }: PackageGroupProps<Plan>) {
  if (plans.length === 0) return null;
  return (
    <Card>
      <ul className="-my-2 divide-y divide-line sm:-my-4">{plans.map(row)}</ul>
    </Card>
  );
}
