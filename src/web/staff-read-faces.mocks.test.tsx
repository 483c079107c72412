import type { ReactNode } from "react";
import { it, vi } from "vitest";
import { AdminDashboardPage } from "./admin/admin-dashboard-page";
import { BookForMemberDialog } from "./admin/book-for-member-dialog";
import { WeekDialog } from "./admin/glance/week-dialog";
import { ManagerPage } from "./admin/manager-page";
import { AuditPage } from "./audit/audit-page";
import { BoatLabelsPage } from "./boats/managing/boat-labels-page";
import { FleetPage } from "./boats/managing/fleet-page";
import { DevicesPage } from "./devices/devices-page";
import { IncidentPage } from "./incidents/incident-page";
import { IncidentsPage } from "./incidents/incidents-page";
import { RowRequestsPage } from "./introductory-rows/row-requests-page";
import { JobsPage } from "./jobs/jobs-page";
import { MemberManagementPage } from "./members/member-management-page";
import { MemberPage } from "./members/page/member-page";
import { PurchaseForMemberDialog } from "./members/purchase-for-member-dialog";
import { MessageDialog } from "./outbox/message-dialog";
import { OutboxPage } from "./outbox/outbox-page";
import { CataloguePage } from "./packages/catalogue-page";
import { paths } from "./paths";
import { BooksPage } from "./payments/books-page";
import { RefundDialog } from "./payments/refund-dialog";
import { AnnualReportPage } from "./reports/annual-report-page";
import { ReportsPage } from "./reports/reports-page";
import { ClubSettingsPage } from "./settings/club-settings-page";
import { testMember } from "./testing/member";
import { testOrderPaid } from "./testing/order";
import { type Faces, walkFaces } from "./testing/walk-faces";
import { TextsPage } from "./texts/texts-page";
import { WebhooksPage } from "./webhooks/webhooks-page";

// The three more tries of the members, a second apart, have tests of their own.
vi.mock("./members/members-retry", () => ({ membersRetry: {} }));

const sam = testMember();
const close = () => undefined;
const members = "Error loading members: Failed to fetch members: 502";
const packages = "Error Loading Packages";

const screens: [string, ReactNode, Faces][] = [
  [
    "admin dashboard",
    <AdminDashboardPage key="" />,
    {
      here: "5,013",
      failed: [
        "What waits for you did not load",
        "The club's numbers did not load",
        "Error loading bookings",
        "Your bookings did not load",
        "The latest bookings did not load",
        "Your waitlist did not load",
        "The boats did not load",
        "The latest registrations did not load",
        members,
      ],
      ended: "Authentication Required",
    },
  ],
  [
    "dock tablets",
    <DevicesPage key="" />,
    { here: "North dock", failed: ["The tablets did not load"] },
  ],
  [
    "webhooks",
    <WebhooksPage key="" />,
    { here: "https://board.willows.example/slipway", failed: ["The webhooks did not load"] },
  ],
  [
    "boat labels",
    <BoatLabelsPage key="" />,
    { here: "https://club.example/boats/1", failed: ["The labels did not load"] },
  ],
  [
    "week",
    <WeekDialog key="" onClose={close} />,
    {
      here: "Sam Okafor",
      failed: ["Failed to fetch weekly bookings: 502"],
    },
  ],
  [
    "booking for a member",
    <BookForMemberDialog key="" onClose={close} />,
    {
      here: "Search by name or email",
      failed: ["The boats did not load"],
      // Boats are for everyone, so the server never asks for a session to list them.
      ended: "What is shown here is from before.",
    },
  ],
  [
    "manager panel",
    <ManagerPage key="" />,
    {
      here: "sam@willows.example",
      failed: ["The boats did not load", "The codes did not load", "The members did not load"],
    },
  ],
  [
    "member management",
    <MemberManagementPage key="" />,
    {
      here: "5,013",
      failed: ["The club's numbers did not load", "The applicants did not load", members],
    },
  ],
  [
    "member page",
    <MemberPage key="" />,
    {
      here: "sam@willows.example",
      failed: ["Failed to fetch members: 502"],
      at: "/member-management/3",
      path: paths.member,
    },
  ],
  [
    "sale to a member",
    <PurchaseForMemberDialog key="" member={sam} open onOpenChange={close} />,
    {
      here: "10 Hour Plan",
      failed: [packages],
    },
  ],
  [
    "row requests",
    <RowRequestsPage key="" />,
    {
      here: "Nobody is waiting",
      failed: [
        "Error loading row requests: API endpoint not available: /api/trpc/bookings.rowRequests",
      ],
    },
  ],
  [
    "fleet",
    <FleetPage key="" />,
    {
      here: "No boat is blocked.",
      failed: ["The boats did not load"],
    },
  ],
  ["catalogue", <CataloguePage key="" />, { here: "10 Hour Plan", failed: [packages] }],
  [
    "books",
    <BooksPage key="" />,
    {
      here: "The books agree",
      failed: ["The books could not be compared", "These orders could not be loaded"],
    },
  ],
  [
    "refund",
    <RefundDialog key="" order={testOrderPaid()} onClose={close} />,
    {
      here: "Nothing of this order is left to refund: its hours are used, expired or already refunded, and fee and training are not refunded here.",
      failed: ["API endpoint not available: /api/trpc/admin.refundPreview"],
    },
  ],
  [
    "club settings",
    <ClubSettingsPage key="" />,
    {
      here: "Save Settings",
      failed: ["The settings did not load"],
    },
  ],
  [
    "audit trail",
    <AuditPage key="" />,
    {
      here: "Hours added",
      failed: ["The audit trail did not load"],
    },
  ],
  ["outbox", <OutboxPage key="" />, { here: "Receipt 12", failed: ["The outbox did not load"] }],
  [
    "message",
    <MessageDialog key="" id={7} onClose={close} />,
    {
      here: "In plain text",
      failed: ["It did not load"],
    },
  ],
  [
    "texts",
    <TextsPage key="" />,
    {
      here: "Do hours expire?",
      failed: ["The texts did not load"],
    },
  ],
  [
    "incidents",
    <IncidentsPage key="" />,
    { here: "Overdue", failed: ["The incidents did not load"] },
  ],
  [
    "incident",
    <IncidentPage key="" />,
    {
      here: "Told and done",
      failed: ["The incident did not load"],
      at: "/incidents/7",
      path: paths.incident,
    },
  ],
  ["jobs", <JobsPage key="" />, { here: "No jobs yet", failed: ["The jobs did not load"] }],
  [
    "reports",
    <ReportsPage key="" />,
    { here: "Busiest times", failed: ["The report did not load"] },
  ],
  [
    "annual report",
    <AnnualReportPage key="" />,
    { here: "Hours sold and rowed", failed: ["The annual report did not load"] },
  ],
];

it.each(screens)("%s: coming, failed, here and ended each have a face", (_, shown, faces) =>
  walkFaces(shown, faces),
);
