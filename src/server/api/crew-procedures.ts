import { z } from "zod";
import {
  acceptCrewInput,
  acceptedView,
  addCrewInput,
  crewEntryInput,
  crewView,
  declinedView,
  invitationView,
  openSeatsInput,
  openSeatsView,
  outingCrewView,
  seatView,
  shareInput,
  shareView,
} from "../../shared/crew/crew-schemas";
import { idInput } from "../../shared/fields/ids";
import { acceptAsk } from "../crew/accept-ask";
import { addCrew } from "../crew/add-crew";
import { askForSeat } from "../crew/ask-for-seat";
import { declineAsk } from "../crew/decline-ask";
import { listInvitations } from "../crew/invitation-queries";
import { leaveCrew } from "../crew/leave-crew";
import { openSeats } from "../crew/open-seats";
import { getOutingCrew } from "../crew/outing-crew-queries";
import { countSeats, listSeats } from "../crew/seat-queries";
import { shareOuting } from "../crew/share-outing";
import { forApproved, forMember, nothing, repeatable } from "./trpc";

const write = { namesField: true, token: "write" } as const;

/** Who rows with whom, who pays, and which seats are open. */
export const crewProcedures = {
  crew: forApproved(idInput)
    .meta({ rest: { method: "GET", path: "/api/bookings/:id/crew", token: "read" } })
    .output(outingCrewView)
    .query(({ ctx, input }) => getOutingCrew(ctx.db, input.id, ctx.by, ctx.moment)),

  addCrew: forApproved(addCrewInput)
    .meta({
      changes: ["bookings"],
      rest: { method: "POST", path: "/api/bookings/:id/crew", status: 202, ...write },
    })
    .output(crewView)
    .mutation(({ ctx, input }) => addCrew(ctx.db, input, ctx.by, ctx.moment)),

  leaveCrew: forApproved(crewEntryInput)
    .meta({
      changes: ["bookings"],
      rest: { method: "DELETE", path: "/api/bookings/:id/crew/:crewId", ...write },
    })
    .output(crewView)
    .mutation(({ ctx, input }) => leaveCrew(ctx.db, input, ctx.by, ctx.moment)),

  invitations: forMember(nothing)
    .meta({ rest: { method: "GET", path: "/api/members/invitations", token: "read" } })
    .output(z.array(invitationView))
    .query(({ ctx }) => listInvitations(ctx.db, ctx.by.id, ctx.moment)),

  acceptCrew: forApproved(acceptCrewInput)
    .concat(repeatable)
    .meta({
      changes: ["bookings"],
      rest: { method: "POST", path: "/api/crew/:id/accept", ...write },
    })
    .output(acceptedView)
    .mutation(({ ctx, input }) => acceptAsk(ctx.db, input, ctx.by, ctx.moment)),

  declineCrew: forApproved(idInput)
    .meta({
      changes: ["bookings"],
      rest: { method: "POST", path: "/api/crew/:id/decline", ...write },
    })
    .output(declinedView)
    .mutation(({ ctx, input }) => declineAsk(ctx.db, input.id, ctx.by, ctx.moment)),

  share: forApproved(shareInput)
    .meta({
      changes: ["bookings"],
      rest: { method: "PUT", path: "/api/bookings/:id/share", ...write },
    })
    .output(shareView)
    .mutation(({ ctx, input }) => shareOuting(ctx.db, input, ctx.by, ctx.moment)),

  openSeats: forApproved(openSeatsInput)
    .meta({
      changes: ["bookings"],
      rest: { method: "PUT", path: "/api/bookings/:id/seats", ...write },
    })
    .output(openSeatsView)
    .mutation(({ ctx, input }) => openSeats(ctx.db, input, ctx.by, ctx.moment)),

  seats: forApproved(nothing)
    .meta({ rest: { method: "GET", path: "/api/seats", token: "read" } })
    .output(z.array(seatView))
    .query(({ ctx }) => listSeats(ctx.db, ctx.by.id, ctx.moment)),

  seatCount: forApproved(nothing)
    .output(z.number())
    .query(({ ctx }) => countSeats(ctx.db, ctx.by.id, ctx.moment)),

  askForSeat: forApproved(idInput)
    .meta({
      changes: ["bookings"],
      rest: { method: "POST", path: "/api/seats/:id/ask", status: 201, ...write },
    })
    .output(idInput)
    .mutation(({ ctx, input }) => askForSeat(ctx.db, input.id, ctx.by, ctx.moment)),
};
