import type { RestRoute } from "./rest-routes";

/** The documented calls of managers and admins: a part of `restRoutes`. */
export const restStaffRoutes: readonly RestRoute[] = [
  { method: "GET", path: "/api/admin/damage", procedure: "admin.damage" },
  {
    method: "PUT",
    path: "/api/admin/damage/:id",
    procedure: "admin.editDamage",
    namesField: true,
  },
  {
    method: "POST",
    path: "/api/admin/closures",
    procedure: "admin.closeClub",
    status: 201,
    namesField: true,
  },
  { method: "DELETE", path: "/api/admin/closures/:id", procedure: "admin.endClosure" },

  { method: "GET", path: "/api/admin/settings/club", procedure: "admin.settings" },
  {
    method: "PUT",
    path: "/api/admin/settings/club",
    procedure: "admin.editSettings",
    namesField: true,
  },
  { method: "GET", path: "/api/admin/announcements", procedure: "admin.announcements" },
  {
    method: "POST",
    path: "/api/admin/announcements",
    procedure: "admin.addAnnouncement",
    status: 201,
    namesField: true,
  },
  {
    method: "PUT",
    path: "/api/admin/announcements/:id",
    procedure: "admin.editAnnouncement",
    namesField: true,
  },
  {
    method: "DELETE",
    path: "/api/admin/announcements/:id",
    procedure: "admin.deleteAnnouncement",
  },

  { method: "GET", path: "/api/admin/settings/safety", procedure: "admin.safetySettings" },
  {
    method: "PUT",
    path: "/api/admin/settings/safety",
    procedure: "admin.editSafetySettings",
    namesField: true,
  },

  { method: "GET", path: "/api/admin/devices", procedure: "admin.devices" },
  {
    method: "POST",
    path: "/api/admin/devices",
    procedure: "admin.addDevice",
    status: 201,
    namesField: true,
  },
  { method: "DELETE", path: "/api/admin/devices/:id", procedure: "admin.endDevice" },

  { method: "GET", path: "/api/admin/incidents", procedure: "admin.incidents" },
  { method: "GET", path: "/api/admin/incidents/:bookingId", procedure: "admin.incident" },
  {
    method: "POST",
    path: "/api/admin/incidents/:bookingId/acknowledge",
    procedure: "admin.acknowledgeIncident",
    namesField: true,
  },
  {
    method: "POST",
    path: "/api/admin/incidents/:bookingId/close",
    procedure: "admin.closeIncident",
    namesField: true,
  },

  { method: "GET", path: "/api/admin/bookings/today", procedure: "admin.bookingsToday" },
  { method: "GET", path: "/api/admin/bookings/range", procedure: "admin.bookingsRange" },
  { method: "POST", path: "/api/admin/bookings", procedure: "admin.bookForMember", status: 201 },
  { method: "PUT", path: "/api/admin/boats/:id/toggle", procedure: "boats.toggle" },

  { method: "GET", path: "/api/admin/members", procedure: "admin.members" },
  { method: "POST", path: "/api/admin/members", procedure: "admin.createMember", status: 201 },
  {
    method: "GET",
    path: "/api/admin/members/:id/subscription",
    procedure: "admin.memberSubscription",
  },
  { method: "PUT", path: "/api/admin/members/:id/approve", procedure: "admin.approveMember" },
  { method: "PUT", path: "/api/admin/members/:id/reject", procedure: "admin.rejectMember" },
  { method: "POST", path: "/api/admin/members/:id/pause", procedure: "admin.pauseMember" },
  {
    method: "POST",
    path: "/api/admin/members/:id/reset-password",
    procedure: "admin.resetMemberPassword",
  },
  { method: "POST", path: "/api/admin/members/:id/add-hours", procedure: "admin.addHours" },
  {
    method: "POST",
    path: "/api/admin/members/:id/subtract-hours",
    procedure: "admin.subtractHours",
  },
  { method: "POST", path: "/api/admin/members/:id/unlimited", procedure: "admin.makeUnlimited" },
  { method: "DELETE", path: "/api/admin/members/:id/unlimited", procedure: "admin.endUnlimited" },
  {
    method: "PUT",
    path: "/api/admin/members/:id/clearances",
    procedure: "admin.grantClearance",
    namesField: true,
  },
  {
    method: "DELETE",
    path: "/api/admin/members/:id/clearances",
    procedure: "admin.takeClearance",
    takesQuery: true,
    namesField: true,
  },
  { method: "DELETE", path: "/api/admin/members/:id", procedure: "admin.deleteMember" },
  { method: "PATCH", path: "/api/admin/members/:id/profile", procedure: "admin.editProfile" },
  {
    method: "POST",
    path: "/api/admin/invitations",
    procedure: "admin.inviteMembers",
    status: 202,
    namesField: true,
  },
  { method: "POST", path: "/api/admin/import", procedure: "admin.importSheet", namesField: true },
  { method: "GET", path: "/api/manager/members", procedure: "admin.roster" },
  {
    method: "POST",
    path: "/api/admin/members/:id/purchase",
    procedure: "admin.purchaseForMember",
    status: 201,
  },
  {
    method: "POST",
    path: "/api/admin/plans",
    procedure: "admin.addPlan",
    status: 201,
    namesField: true,
  },
  {
    method: "PUT",
    path: "/api/admin/plans/:id",
    procedure: "admin.editPlan",
    namesField: true,
  },
  {
    method: "POST",
    path: "/api/admin/boats/:boatId/blocks",
    procedure: "admin.blockBoat",
    status: 201,
  },
  { method: "DELETE", path: "/api/admin/blocks/:id", procedure: "admin.unblockBoat" },
];
