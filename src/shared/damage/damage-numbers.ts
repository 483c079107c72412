/** The numbers of damage reports; rules, Damage. */
export const damageNumbers = {
  shortestWords: 3,
  longestWords: 500,
  longestNote: 300,
  /** a photo, decoded */
  photoBytes: 2 * 1024 * 1024,
  photoLongestSidePx: 8192,
  photoPixels: 25_000_000,
  photosPerReport: 3,
  /** of a person */
  reportsADay: 10,
  /** of a tablet at the dock, which anybody may carry away */
  reportsAnHour: 20,
  /** how long after an outing its rower may report */
  rowedWithinHours: 48,
  /** whose bookings of an unusable boat are offered a choice */
  offeredDays: 7,
} as const;
