/** Something that lasts from one moment until another, in any unit. */
interface Lasting {
  from: number;
  until: number;
}

/** Where it stands among those that last at the same time: the first of three columns is 0 of 3. */
export interface Column {
  column: number;
  columns: number;
}

/**
 * Gives each a column so that none covers another. Those that touch, directly or through others,
 * share the width; whoever has no company has all of it.
 */
export function sideBySide<Item extends Lasting>(items: readonly Item[]): (Item & Column)[] {
  const byStart = [...items].sort((a, b) => a.from - b.from || b.until - a.until);
  const placed: (Item & Column)[] = [];
  let company: (Item & Column)[] = [];
  let ends: number[] = [];
  for (const item of byStart) {
    if (ends.every((end) => end <= item.from)) [company, ends] = [[], []];
    const free = ends.findIndex((end) => end <= item.from);
    const column = free === -1 ? ends.length : free;
    ends[column] = item.until;
    const one = { ...item, column, columns: ends.length };
    placed.push(one);
    company.push(one);
    for (const other of company) other.columns = ends.length;
  }
  return placed;
}
