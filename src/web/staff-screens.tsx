import type { ComponentType } from "react";
import { Route } from "wouter";
import type { Role } from "../shared/members/role";
import { paths } from "./paths";
import { StaffOnly } from "./route-guards";
import { lazyPart } from "./ui/loading/lazy-part";
import { lazyScreen } from "./ui/loading/lazy-screen";

export const AdminDashboardPage = lazyScreen(
  () => import("./admin/admin-dashboard-page"),
  "AdminDashboardPage",
);
export const ManagersDay = lazyScreen(() => import("./admin/managers-day"), "ManagersDay");
/** As wide as its button is on a phone until it is there. */
export const JumpAnywhere = lazyPart(
  async () => (await import("./layout/jump")).Jump,
  <span className="size-11" />,
);
const ManagerPage = lazyScreen(() => import("./admin/manager-page"), "ManagerPage");
const ClubLogbookPage = lazyScreen(
  () => import("./outings/logbook/club-logbook-page"),
  "ClubLogbookPage",
);
const MemberManagementPage = lazyScreen(
  () => import("./members/member-management-page"),
  "MemberManagementPage",
);
const RowRequestsPage = lazyScreen(
  () => import("./introductory-rows/row-requests-page"),
  "RowRequestsPage",
);
const ReportsPage = lazyScreen(() => import("./reports/reports-page"), "ReportsPage");
const AnnualReportPage = lazyScreen(
  () => import("./reports/annual-report-page"),
  "AnnualReportPage",
);
const MemberPage = lazyScreen(() => import("./members/page/member-page"), "MemberPage");
const FleetPage = lazyScreen(() => import("./boats/managing/fleet-page"), "FleetPage");
const BoatLabelsPage = lazyScreen(
  () => import("./boats/managing/boat-labels-page"),
  "BoatLabelsPage",
);
const DevicesPage = lazyScreen(() => import("./devices/devices-page"), "DevicesPage");
const WebhooksPage = lazyScreen(() => import("./webhooks/webhooks-page"), "WebhooksPage");
const AnnouncementsPage = lazyScreen(
  () => import("./announcements/announcements-page"),
  "AnnouncementsPage",
);
const ClubSettingsPage = lazyScreen(
  () => import("./settings/club-settings-page"),
  "ClubSettingsPage",
);
const TimePage = lazyScreen(() => import("./settings/time-page"), "TimePage");
const KindsPage = lazyScreen(() => import("./settings/kinds-page"), "KindsPage");
const MoneyPage = lazyScreen(() => import("./settings/money-page"), "MoneyPage");
const FacePage = lazyScreen(() => import("./settings/face/face-page"), "FacePage");
const SafetyPage = lazyScreen(() => import("./settings/safety/safety-page"), "SafetyPage");
const DamagePage = lazyScreen(() => import("./damage/damage-page"), "DamagePage");
const IncidentsPage = lazyScreen(() => import("./incidents/incidents-page"), "IncidentsPage");
const IncidentPage = lazyScreen(() => import("./incidents/incident-page"), "IncidentPage");
const ImportsPage = lazyScreen(() => import("./imports/imports-page"), "ImportsPage");
const TextsPage = lazyScreen(() => import("./texts/texts-page"), "TextsPage");
const AuditPage = lazyScreen(() => import("./audit/audit-page"), "AuditPage");
const CataloguePage = lazyScreen(() => import("./packages/catalogue-page"), "CataloguePage");
const BooksPage = lazyScreen(() => import("./payments/books-page"), "BooksPage");
const OutboxPage = lazyScreen(() => import("./outbox/outbox-page"), "OutboxPage");
const JobsPage = lazyScreen(() => import("./jobs/jobs-page"), "JobsPage");

const admins: Role[] = ["admin"];
const staff: Role[] = ["manager", "admin"];

const screens: [path: string, these: Role[], screen: ComponentType][] = [
  [paths.admin, admins, AdminDashboardPage],
  [paths.adminDashboard, admins, AdminDashboardPage],
  [paths.manager, staff, ManagerPage],
  [paths.clubLogbook, staff, ClubLogbookPage],
  [paths.memberManagement, admins, MemberManagementPage],
  [paths.rowRequests, admins, RowRequestsPage],
  [paths.reports, admins, ReportsPage],
  [paths.annualReport, admins, AnnualReportPage],
  [paths.member, admins, MemberPage],
  [paths.fleet, admins, FleetPage],
  [paths.boatLabels, staff, BoatLabelsPage],
  [paths.devices, admins, DevicesPage],
  [paths.webhooks, admins, WebhooksPage],
  [paths.announcements, staff, AnnouncementsPage],
  [paths.clubSettings, admins, ClubSettingsPage],
  [paths.clubTime, admins, TimePage],
  [paths.clubKinds, admins, KindsPage],
  [paths.money, admins, MoneyPage],
  [paths.face, admins, FacePage],
  [paths.safety, admins, SafetyPage],
  [paths.damage, staff, DamagePage],
  [paths.incidents, staff, IncidentsPage],
  [paths.incident, staff, IncidentPage],
  [paths.imports, admins, ImportsPage],
  [paths.texts, admins, TextsPage],
  [paths.audit, admins, AuditPage],
  [paths.catalogue, admins, CataloguePage],
  [paths.books, admins, BooksPage],
  [paths.outbox, admins, OutboxPage],
  [paths.jobs, admins, JobsPage],
];

/** The screens of managers and admins. */
export const staffRoutes = screens.map(([path, these, Screen]) => (
  <Route key={path} path={path}>
    <StaffOnly these={these}>
      <Screen />
    </StaffOnly>
  </Route>
));
