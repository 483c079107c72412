import { announcementProcedures } from "./admin/announcement-procedures";
import { clearanceProcedures } from "./admin/clearance-procedures";
import { closureProcedures } from "./admin/closure-procedures";
import { clubProcedures } from "./admin/club-procedures";
import { damageProcedures } from "./admin/damage-procedures";
import { deviceProcedures } from "./admin/device-procedures";
import { fleetProcedures } from "./admin/fleet-procedures";
import { importProcedures } from "./admin/import-procedures";
import { incidentProcedures } from "./admin/incident-procedures";
import { memberProcedures } from "./admin/member-procedures";
import { outboxProcedures } from "./admin/outbox-procedures";
import { paymentProcedures } from "./admin/payment-procedures";
import { setupProcedures } from "./admin/setup-procedures";
import { staffBookingProcedures } from "./admin/staff-booking-procedures";
import { webhookProcedures } from "./admin/webhook-procedures";
import { staffSeriesProcedures } from "./series-procedures";
import { router } from "./trpc";

export const adminRouter = router({
  ...announcementProcedures,
  ...clearanceProcedures,
  ...clubProcedures,
  ...damageProcedures,
  ...staffBookingProcedures,
  ...staffSeriesProcedures,
  ...closureProcedures,
  ...deviceProcedures,
  ...fleetProcedures,
  ...importProcedures,
  ...incidentProcedures,
  ...memberProcedures,
  ...outboxProcedures,
  ...paymentProcedures,
  ...webhookProcedures,
  ...setupProcedures,
});
