interface InSeries {
  id: number;
  series?: { id: number } | undefined;
}

/** Bookings in their order; those of one series together, where the first of them stands. */
export function foldSeries<T extends InSeries>(bookings: readonly T[]): T[][] {
  const folds = new Map<string, T[]>();
  for (const booking of bookings) {
    const key = booking.series ? `series ${booking.series.id}` : `booking ${booking.id}`;
    const fold = folds.get(key);
    if (fold) fold.push(booking);
    else folds.set(key, [booking]);
  }
  return [...folds.values()];
}
