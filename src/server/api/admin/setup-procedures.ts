import { setupEdit, setupView, testMailSent } from "../../../shared/setup/setup-schemas";
import { editSetup } from "../../setup/edit-setup";
import { sendTestMail } from "../../setup/send-test-mail";
import { getSetup } from "../../setup/setup-queries";
import type { Context } from "../context";
import { forAdmin, nothing, repeatable } from "../trpc";

const paidOnline = ({ gateway }: Context) => gateway?.name === "paypal";

/** What a club that starts empty still sees to. */
export const setupProcedures = {
  setup: forAdmin(nothing)
    .meta({ rest: { method: "GET", path: "/api/admin/setup", token: "read" } })
    .output(setupView)
    .query(({ ctx }) => getSetup(ctx.db, paidOnline(ctx))),

  editSetup: forAdmin(setupEdit)
    .meta({ changes: "acts" })
    .output(setupView)
    .mutation(async ({ ctx, input }) => {
      await editSetup(ctx.db, input, ctx.by, ctx.moment);
      return getSetup(ctx.db, paidOnline(ctx));
    }),

  sendTestMail: forAdmin(nothing)
    .concat(repeatable)
    .meta({
      changes: ["outbox"],
      rest: { method: "POST", path: "/api/admin/setup/test-mail", token: "write" },
    })
    .output(testMailSent)
    .mutation(({ ctx }) => sendTestMail(ctx.db, ctx.by, ctx.moment)),
};
