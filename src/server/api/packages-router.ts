import { z } from "zod";
import { planView } from "../../shared/packages/plan-view";
import { listPlans } from "../packages/plan-queries";
import { forAnyone, nothing, router } from "./trpc";

export const packagesRouter = router({
  plans: forAnyone(nothing)
    .output(z.array(planView))
    .query(({ ctx }) => listPlans(ctx.db)),
});
