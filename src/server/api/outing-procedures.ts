import { z } from "zod";
import { boardLineAnswer, boardLineView, toBoardLine } from "../../shared/outings/board-line";
import { goalView, setGoalInput } from "../../shared/outings/distance-goal";
import {
  extendInput,
  landInput,
  launchInput,
  myOutingsInput,
  type OutingAnswer,
  outingAnswer,
  outingsInput,
  outingView,
  undoInput,
} from "../../shared/outings/outing-schemas";
import { longListOf } from "../answers/long-list";
import { hearFrom } from "../devices/device-queries";
import { extendOuting } from "../outings/extend-outing";
import { landBoat } from "../outings/land-boat";
import { launchBoat } from "../outings/launch-boat";
import { listBoard, listOutings, listOutingsOf } from "../outings/outing-queries";
import { setGoal } from "../outings/set-goal";
import { undoLanding } from "../outings/undo-landing";
import { undoLaunch } from "../outings/undo-launch";
import type { Actor } from "../people/actor";
import { renewDeviceKey } from "./http/device-keys";
import {
  forApproved,
  forDevice,
  forDeviceOrApproved,
  forManager,
  forMember,
  nothing,
} from "./trpc";

/** As the rower and staff see it, or as the tablet at the dock does. */
const loggedAnswer = outingAnswer.or(boardLineAnswer);
const shownTo = ({ isDevice }: Actor, { outing }: OutingAnswer) =>
  isDevice ? { outing: toBoardLine(outing) } : { outing };

/** What takes a press back, at the address of what was pressed. */
const undoing = (pressed: "launch" | "landing", undo: typeof undoLaunch) =>
  forDeviceOrApproved(undoInput)
    .meta({
      changes: "acts",
      rest: {
        method: "DELETE",
        path: `/api/bookings/:id/${pressed}`,
        takesQuery: true,
        namesField: true,
        token: "write",
      },
    })
    .output(loggedAnswer)
    .mutation(async ({ ctx, input }) =>
      shownTo(ctx.by, await undo(ctx.db, input, ctx.by, ctx.moment)),
    );

/** Bookings as they are rowed: launched, landed, and listed. */
export const outingProcedures = {
  launch: forDeviceOrApproved(launchInput)
    .meta({
      changes: ["bookings"],
      rest: { method: "POST", path: "/api/bookings/:id/launch", namesField: true, token: "write" },
    })
    .output(loggedAnswer)
    .mutation(async ({ ctx, input }) =>
      shownTo(ctx.by, await launchBoat(ctx.db, input, ctx.by, ctx.moment)),
    ),

  land: forDeviceOrApproved(landInput)
    .meta({
      changes: ["bookings"],
      rest: { method: "POST", path: "/api/bookings/:id/land", namesField: true, token: "write" },
    })
    .output(loggedAnswer)
    .mutation(async ({ ctx, input }) =>
      shownTo(ctx.by, await landBoat(ctx.db, input, ctx.by, ctx.moment)),
    ),

  undoLaunch: undoing("launch", undoLaunch),
  undoLanding: undoing("landing", undoLanding),

  extend: forApproved(extendInput)
    .meta({
      changes: ["bookings"],
      rest: { method: "PUT", path: "/api/bookings/:id/due", namesField: true, token: "write" },
    })
    .output(outingAnswer)
    .mutation(({ ctx, input }) => extendOuting(ctx.db, input, ctx.by, ctx.moment)),

  board: forDevice(nothing)
    .meta({ rest: { method: "GET", path: "/api/dock/outings", token: "read" } })
    .output(z.array(boardLineView))
    .query(async ({ ctx }) => {
      const outings = await listBoard(ctx.db, ctx.moment);
      if (await hearFrom(ctx.db, ctx.device, ctx.moment)) renewDeviceKey(ctx.request);
      return outings;
    }),

  outings: forManager(outingsInput)
    .meta({ rest: { method: "GET", path: "/api/outings", namesField: true, token: "read" } })
    .output(longListOf(outingView))
    .query(({ ctx, input }) => listOutings(ctx.db, input, ctx.moment)),

  myOutings: forMember(myOutingsInput)
    .meta({
      rest: { method: "GET", path: "/api/members/outings", namesField: true, token: "read" },
    })
    .output(longListOf(outingView))
    .query(({ ctx, input }) => listOutingsOf(ctx.db, ctx.member.id, input?.startDate, ctx.moment)),

  goal: forMember(nothing)
    .meta({ rest: { method: "GET", path: "/api/members/goal", token: "read" } })
    .output(goalView)
    .query(({ ctx: { member } }) => ({ kilometres: member.goalKilometres })),

  setGoal: forApproved(setGoalInput)
    .meta({
      changes: ["account"],
      rest: { method: "PUT", path: "/api/members/goal", namesField: true, token: "write" },
    })
    .output(goalView)
    .mutation(({ ctx, input }) => setGoal(ctx.db, input, ctx.by)),
};
