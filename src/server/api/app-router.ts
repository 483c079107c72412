import { adminRouter } from "./admin-router";
import { authRouter } from "./auth-router";
import { boatsRouter } from "./boats-router";
import { bookingsRouter } from "./bookings-router";
import { packagesRouter } from "./packages-router";
import { router } from "./trpc";

export const appRouter = router({
  auth: authRouter,
  boats: boatsRouter,
  bookings: bookingsRouter,
  admin: adminRouter,
  packages: packagesRouter,
});

/** The whole API's types: all that the browser imports from the server. */
export type AppRouter = typeof appRouter;
