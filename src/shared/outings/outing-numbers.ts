/** The numbers of the outing log (rules, On the water). */
export const outingLimits = {
  /** how long before its start a boat may be launched */
  launchMinutesEarly: 15,
  /** a time that a phone tells of is believed this far back */
  believedHours: 12,
  /** a phone and the server may differ by this much before staff are shown both */
  clockMinutes: 5,
  maxKilometres: 60,
  correctionHours: 48,
  writtenAfterwardsDays: 14,
  /** a launch or a landing is taken back this long after it was heard of */
  undoMinutes: 1,
  extensionMinutes: 30,
  longestExtensionMinutes: 60,
  /** who was aboard, the plan and the notes are kept this long after the landing */
  textDays: 90,
} as const;
