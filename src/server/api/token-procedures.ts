import { z } from "zod";
import { idInput } from "../../shared/fields/ids";
import { madeToken, makeTokenInput, tokenView } from "../../shared/tokens/token-schemas";
import { makeToken } from "../tokens/make-token";
import { revokeToken } from "../tokens/revoke-token";
import { listTokens } from "../tokens/token-queries";
import { forApproved, forMember, nothing } from "./trpc";

/** How members let programs call in their name. */
export const tokenProcedures = {
  tokens: forMember(nothing)
    .meta({ rest: { method: "GET", path: "/api/auth/tokens" } })
    .output(z.array(tokenView))
    .query(({ ctx }) => listTokens(ctx.db, ctx.member.id)),

  makeToken: forApproved(makeTokenInput)
    .meta({
      changes: ["account"],
      rest: { method: "POST", path: "/api/auth/tokens", status: 201, namesField: true },
    })
    .output(madeToken)
    .mutation(({ ctx, input }) => {
      const { sessionId } = ctx.request.session;
      return makeToken(ctx.db, { ...input, sessionId }, ctx.by, ctx.moment);
    }),

  revokeToken: forMember(idInput)
    .meta({ changes: ["account"], rest: { method: "DELETE", path: "/api/auth/tokens/:id" } })
    .output(z.object({ ok: z.literal(true) }))
    .mutation(({ ctx, input }) => revokeToken(ctx.db, input.id, ctx.by, ctx.moment)),
};
