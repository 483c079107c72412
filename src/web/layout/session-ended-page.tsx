import { useEffect } from "react";
import { PageTitle } from "../ui/page-title";
import { SessionEnded } from "./session-ended";

/** In the place of a screen whose session ended while it was open (rules, Standing). */
export function SessionEndedPage() {
  // Whoever pressed at the end of a long form would see the foot of this short page.
  useEffect(() => {
    // A browser may answer with a promise, which React would take for what tidies up.
    void window.scrollTo(0, 0);
  }, []);
  return (
    <div className="page-width py-10">
      <PageTitle title="Login Required" />
      <SessionEnded level="page" />
    </div>
  );
}
