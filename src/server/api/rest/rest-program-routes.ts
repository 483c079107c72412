import type { RestRoute } from "./rest-routes";

/** The rows about programs of others: the tokens they call with, the webhooks they hear by. */
export const restProgramRoutes: readonly RestRoute[] = [
  { method: "GET", path: "/api/auth/tokens", procedure: "auth.tokens" },
  {
    method: "POST",
    path: "/api/auth/tokens",
    procedure: "auth.makeToken",
    status: 201,
    namesField: true,
  },
  { method: "DELETE", path: "/api/auth/tokens/:id", procedure: "auth.revokeToken" },

  { method: "GET", path: "/api/admin/webhooks", procedure: "admin.webhooks" },
  {
    method: "POST",
    path: "/api/admin/webhooks",
    procedure: "admin.addWebhook",
    status: 201,
    namesField: true,
  },
  {
    method: "PUT",
    path: "/api/admin/webhooks/:id",
    procedure: "admin.editWebhook",
    namesField: true,
  },
  { method: "DELETE", path: "/api/admin/webhooks/:id", procedure: "admin.removeWebhook" },
  {
    method: "GET",
    path: "/api/admin/webhooks/:id/deliveries",
    procedure: "admin.webhookDeliveries",
  },
  {
    method: "POST",
    path: "/api/admin/webhooks/:id/deliveries/:deliveryId/resend",
    procedure: "admin.resendDelivery",
  },
];
