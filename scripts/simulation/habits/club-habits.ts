import type { Diary, Habit } from "./diary";

const aDay = 24 * 60;

/** What staff decide for everybody: how boats are shared, when nobody rows, what a sheet brings. */
export const clubHabits: Habit[] = [
  { share: 10, what: shareBoats },
  { share: 12, what: closeClub },
  { share: 14, what: findUnusable },
  { share: 8, what: importHours },
];

/** For some days, because a club that limits everything has little else to tell. */
function shareBoats(diary: Diary) {
  const { dice } = diary;
  const maybe = (limit: number) => (dice.percent(50) ? limit : null);
  diary.write(0, "share boats", {
    maxAhead: maybe(dice.between(0, 3)),
    maxHoursPerWeek: maybe(dice.between(1, 6)),
    maxPrimePerWeek: maybe(dice.between(0, 2)),
    lateCancelMinutes: dice.pick([0, 45, 120, 720, 2880]),
    lateCancelReturn: dice.pick([0, 10, 33, 50, 100]),
  });
  const none = { maxAhead: null, maxHoursPerWeek: null, maxPrimePerWeek: null };
  const terms = { lateCancelMinutes: dice.pick([0, 300]), lateCancelReturn: 50 };
  diary.write(dice.between(aDay, 5 * aDay), "share boats", { ...none, ...terms });
}

function closeClub(diary: Diary) {
  const { dice } = diary;
  const closure = diary.label();
  const first = dice.between(0, 6);
  const since = `${String(dice.between(5, 15)).padStart(2, "0")}:30`;
  const days = { from: diary.day(first), to: diary.day(first + dice.pick([0, 0, 1, 3])) };
  const close = diary.part("close the club", {
    closure,
    ...days,
    since,
    until: "21:00",
    cancels: dice.percent(60),
  });
  const others = diary.bookings
    .slice(-4)
    .map(({ booking, details }, nr) =>
      nr % 2
        ? diary.part("cancel", { booking })
        : diary.part("book", { ...details, booking: bookAgain(diary, details), day: days.from }),
    );
  if (dice.percent(50)) diary.write(0, "at once", { steps: [close, ...others] });
  else diary.write(0, "close the club", close);
  if (dice.percent(40)) {
    diary.write(dice.between(30, 4 * aDay), "open the club", { closure });
  }
}

/** What somebody booked, asked for once more as a booking of its own. */
function bookAgain(diary: Diary, details: object): number {
  const booking = diary.label();
  diary.bookings.push({ booking, details: { ...details, booking } });
  return booking;
}

/** Its rowers choose by mail: in time or late, twice at once, or not at all. */
function findUnusable(diary: Diary) {
  const { dice } = diary;
  const boat = diary.boat();
  diary.write(0, "find a boat unusable", { boat, nr: diary.label() });
  diary.write(1, "work");
  for (const who of rowersOf(diary, boat)) {
    const choice = () => ({ who, choice: dice.pick(["swap", "cancel"]) });
    const later = dice.between(2, 2 * aDay);
    if (dice.percent(30)) {
      const steps = [diary.part("choose", choice()), diary.part("choose", choice())];
      diary.write(later, "at once", { steps });
    } else if (dice.percent(80)) diary.write(later, "choose", choice());
  }
  const mended = dice.between(60, 3 * aDay);
  diary.write(mended, "mend a boat", { boat });
  diary.write(mended + 1, "switch", { boat, available: true, decide: "leave" });
}

function rowersOf(diary: Diary, boat: number): number[] {
  const ofBoat = diary.bookings.slice(-40).flatMap(({ details }) => rowerOn(details, boat) ?? []);
  return [...new Set(ofBoat)];
}

const rowerOn = (details: object, boat: number): number | undefined =>
  "boat" in details && details.boat === boat && "who" in details && typeof details.who === "number"
    ? details.who
    : undefined;

function importHours(diary: Diary) {
  const { dice } = diary;
  const rows = Array.from({ length: dice.between(1, 6) }, () => ({
    who: diary.rower(),
    hours: dice.between(1, 24) / 4,
    expires: diary.day(dice.between(30, 400)),
  }));
  const sheet = { sheet: diary.label(), rows };
  if (dice.percent(30)) {
    const steps = [diary.part("import hours", sheet), diary.part("import hours", sheet)];
    diary.write(0, "at once", { steps });
  } else diary.write(0, "import hours", sheet);
  if (dice.percent(50)) diary.write(dice.between(5, 20 * aDay), "import hours", sheet);
}
