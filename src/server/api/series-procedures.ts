import {
  bookSeriesForMemberInput,
  bookSeriesForMemberInputAt,
  bookSeriesInput,
  bookSeriesInputAt,
  endedSeriesView,
  endSeriesInput,
  seriesView,
} from "../../shared/bookings/series-schemas";
import { Refusal } from "../../shared/refusals";
import { bookSeries } from "../bookings/book-series";
import { endSeries } from "../bookings/end-series";
import type { Context } from "./context";
import { forAdmin, forApproved, repeatable } from "./trpc";

const isTrial = (answer: unknown): boolean => seriesView.parse(answer).series === null;

const mayBeTried = { status: 201, isTrial, namesField: true, token: "read" } as const;

/** A trial only reads: any token may make it, and no screen has to read again. */
function passTrial({ request, touched }: Context, { dryRun }: { dryRun?: boolean | undefined }) {
  if (dryRun) touched.delete("bookings");
  else if (request.token?.access === "read") throw new Refusal("TOKEN_READ_ONLY");
}

/** Outings that are booked for several weeks at once. */
export const seriesProcedures = {
  bookSeries: forApproved(bookSeriesInput)
    .concat(repeatable)
    .meta({
      inputAt: bookSeriesInputAt,
      changes: ["bookings"],
      rest: {
        method: "POST",
        path: "/api/bookings/series",
        ...mayBeTried,
      },
    })
    .output(seriesView)
    .mutation(({ ctx, input }) => {
      passTrial(ctx, input);
      const forSelf = { ...input, memberId: ctx.by.id, limits: "member" } as const;
      return bookSeries(ctx.db, forSelf, ctx.by, ctx.moment);
    }),

  trySeries: forApproved(bookSeriesInput.omit({ dryRun: true }))
    .meta({ inputAt: bookSeriesInputAt })
    .output(seriesView)
    .query(({ ctx, input }) => {
      const forSelf = { ...input, memberId: ctx.by.id, limits: "member", dryRun: true } as const;
      return bookSeries(ctx.db, forSelf, ctx.by, ctx.moment);
    }),

  endSeries: forApproved(endSeriesInput)
    .meta({
      changes: ["bookings"],
      rest: {
        method: "DELETE",
        path: "/api/bookings/series/:id",
        takesQuery: true,
        namesField: true,
        token: "write",
      },
    })
    .output(endedSeriesView)
    .mutation(({ ctx, input }) => endSeries(ctx.db, input, ctx.by, ctx.moment)),
};

export const staffSeriesProcedures = {
  bookSeriesForMember: forAdmin(bookSeriesForMemberInput)
    .concat(repeatable)
    .meta({
      inputAt: bookSeriesForMemberInputAt,
      changes: ["bookings"],
      rest: {
        method: "POST",
        path: "/api/admin/bookings/series",
        ...mayBeTried,
      },
    })
    .output(seriesView)
    .mutation(({ ctx, input }) => {
      passTrial(ctx, input);
      return bookSeries(ctx.db, { ...input, limits: "admin" }, ctx.by, ctx.moment);
    }),

  trySeriesForMember: forAdmin(bookSeriesForMemberInput.omit({ dryRun: true }))
    .meta({ inputAt: bookSeriesForMemberInputAt })
    .output(seriesView)
    .query(({ ctx, input }) =>
      bookSeries(ctx.db, { ...input, limits: "admin", dryRun: true }, ctx.by, ctx.moment),
    ),
};
