import { UTCDateMini } from "@date-fns/utc/date/mini";

/**
 * What the calendar's library takes for a date of some zone. The calendar's days are in UTC, so all that
 * other zones need stays out of the page: the build puts this in the place of `@date-fns/tz`.
 */
export class TZDate extends UTCDateMini {
  readonly timeZone = "UTC";

  static tz(): TZDate {
    return new TZDate();
  }

  /** Nothing for now, an instant, or year, month and so on; a zone after them is UTC. */
  constructor(...given: readonly (number | string | Date)[]) {
    const parts = given.slice(0, Math.max(1, given.length - 1)).map(Number);
    const [first = Date.now(), month, day = 1, hour = 0, minute = 0, second = 0] = parts;
    super(month === undefined ? first : Date.UTC(first, month, day, hour, minute, second));
  }
}
