import { trpc } from "../api";

/** After a change to the fleet: boats, blocks, counts and bookings on screen are read again. */
export function useFleetChanged(): () => Promise<unknown> {
  const api = trpc.useUtils();
  return () =>
    Promise.all([api.boats.invalidate(), api.bookings.invalidate(), api.admin.invalidate()]);
}
