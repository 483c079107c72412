import { SessionEnded } from "./session-ended";

/** In the place of a screen whose session ended while it was open (rules, Standing). */
export function SessionEndedPage() {
  return (
    <div className="page-width py-10">
      <title>Login Required · Slipway</title>
      <SessionEnded level="page" />
    </div>
  );
}
