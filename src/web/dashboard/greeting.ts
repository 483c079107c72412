/** "Good morning" until noon, "Good afternoon" until 5 PM, then "Good evening", by club time. */
export function greeting(minutes: number): string {
  if (minutes < 12 * 60) return "Good morning";
  return minutes < 17 * 60 ? "Good afternoon" : "Good evening";
}
