import type { WebhookEvent } from "../../shared/webhooks/webhook-schemas";

export const eventWords: Record<WebhookEvent, string> = {
  "booking.created": "Booking made",
  "booking.moved": "Booking moved",
  "booking.cancelled": "Booking cancelled",
  "outing.launched": "Boat launched",
  "outing.landed": "Boat landed",
  "outing.overdue": "Boat overdue",
  "member.approved": "Member approved",
  "order.captured": "Order paid",
  "crew.joined": "Somebody joined a crew",
  "crew.left": "Somebody left a crew",
};
