import { approved, member } from "./access-levels";

const nobody = { id: 0 };

/** The calls of a crew, as they stand in `permission-table.ts`. */
export const crewPermissions: Record<string, [input: object, expected: number[]]> = {
  "bookings.crew": [nobody, approved(404)],
  "bookings.addCrew": [{ ...nobody, guest: "Kim" }, approved(404)],
  "bookings.leaveCrew": [{ ...nobody, crewId: 0 }, approved(404)],
  "bookings.invitations": [{}, member(200)],
  "bookings.acceptCrew": [nobody, approved(404)],
  "bookings.declineCrew": [nobody, approved(404)],
  "bookings.share": [{ ...nobody, share: "mine" }, approved(404)],
  "bookings.openSeats": [{ ...nobody, open: 0 }, approved(404)],
  "bookings.seats": [{}, approved(422)],
  "bookings.seatCount": [{}, approved(200)],
  "bookings.askForSeat": [nobody, approved(422)],
};
