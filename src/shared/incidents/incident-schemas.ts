import { z } from "zod";
import { id } from "../fields/ids";
import { escalationSteps } from "./alarm-ladder";

export const incidentInput = z.object({ bookingId: id });

/** What somebody of the staff does about an incident, in their words. */
export const incidentNoteInput = incidentInput.extend({
  note: z
    .string({ error: "Please say in a few words what is done" })
    .trim()
    .min(3, { error: "Please say in a few words what is done" })
    .max(300, { error: "Please keep this under 300 characters" }),
});
export type IncidentNoteInput = z.infer<typeof incidentNoteInput>;

/** `acknowledged` is still out, and silent for a while. */
const incidentStates = ["open", "acknowledged", "landed", "closed"] as const;
export type IncidentState = (typeof incidentStates)[number];

/**
 * What became of telling one reader; `withdrawn`: it was over before the message left; `kept`: it only
 * lies in a folder of the server.
 */
const tellingView = z.object({
  id: z.number(),
  to: z.string(),
  how: z.enum(["mail", "webhook"]),
  /** that it stays out longer, and not that it is overdue */
  staysLonger: z.boolean(),
  state: z.enum(["waiting", "sent", "kept", "failed", "withdrawn"]),
  sentAt: z.string().nullable(),
  /** why the last try failed */
  error: z.string().nullable(),
});
export type TellingView = z.infer<typeof tellingView>;

const alarmView = z.object({
  id: z.number(),
  rung: z.enum(escalationSteps),
  /** told again after an acknowledgement */
  again: z.boolean(),
  at: z.string(),
  tellings: z.array(tellingView),
});
export type AlarmView = z.infer<typeof alarmView>;

const personOut = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
});

/** A boat that stayed out until an alarm went beyond its rower. Moments are ISO 8601. */
export const incidentView = z.object({
  bookingId: z.number(),
  reference: z.string(),
  state: z.enum(incidentStates),
  boat: z.object({ id: z.number(), name: z.string() }),
  rower: personOut,
  /** who of its crew is in the boat */
  crew: z.array(personOut).default([]),
  aboard: z.array(z.string()),
  plan: z.string(),
  bookingDate: z.string(),
  /** when it was due as the alarm went out */
  dueTime: z.string(),
  /** when it is due since, where it was to stay out longer then */
  extendedTo: z.string().nullable(),
  launchedAt: z.string(),
  landedAt: z.string().nullable(),
  /** until when an acknowledgement silences it */
  silentUntil: z.string().nullable(),
  notes: z.array(
    z.object({
      act: z.enum(["acknowledged", "closed", "extended"]),
      /** of what was extended, the new due time */
      dueTime: z.string(),
      note: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
  alarms: z.array(alarmView),
});
export type IncidentView = z.infer<typeof incidentView>;

const emergencyContact = z.object({ name: z.string(), phone: z.string() });

/** An incident with what a look at it shows, which the trail remembers. */
export const lookedAtIncident = incidentView.extend({
  emergencyContact,
  /** of who is in its crew, in that order */
  crewContacts: z.array(emergencyContact).default([]),
  /** "15 km/h, gusts of 28 km/h"; null where the server does not know */
  wind: z.string().nullable(),
});
export type LookedAtIncident = z.infer<typeof lookedAtIncident>;

export const incidentAnswer = z.object({ incident: incidentView });
export type IncidentAnswer = z.infer<typeof incidentAnswer>;
