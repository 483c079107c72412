const words = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The days of a week in the order in which a club draws it; 1 is Monday, 7 Sunday. */
export function weekdaysFrom(weekStart: 1 | 7): { day: number; word: string }[] {
  const days = words.map((word, nr) => ({ day: nr + 1, word }));
  return weekStart === 7 ? [...days.slice(6), ...days.slice(0, 6)] : days;
}
