import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import {
  type AvailabilityInput,
  type AvailabilityView,
  availabilityView,
} from "../../shared/boats/boat-schemas";
import { Refusal } from "../../shared/refusals";
import { makeReady, readyFormOf } from "../answers/ready-answer";
import type { PrismaClient } from "../database/open-database";
import type { Moment } from "../time/moment";
import { availabilitySql, boatRevisionsSql } from "./boat-queries";

/** All answers together, as they are sent; what else is kept of them is about twice that. */
const mostBytes = 8 * 1024 * 1024;
const minuteMs = 60_000;

interface Kept {
  /** what stood in the database when it was read */
  revision: string;
  /** in which minute that was */
  minute: number;
  /** when the first of what is held runs out */
  holdsUntil: Date | null;
  view: AvailabilityView;
}

interface Revision {
  id: number;
  revision: string;
  hidden: boolean;
}

/**
 * Boats' availability, sent again as long as nothing in it can have changed: each time the database
 * is asked for the revision, which one small row holds. Requests that come in one turn of the event
 * loop share that question, which leaves after all of them have come. So an answer is older than a
 * change only if it was asked for before that was committed, on any number of processes. What the
 * clock changes without anybody's doing is at most a minute late, and the end of what is held not at
 * all.
 */
export class KeptAvailability {
  private readonly answers = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ view }) => readyFormOf(view)?.json.length ?? 1,
  });

  private readonly revisions = new DataLoader<number, Revision | undefined>(
    async (ids) => {
      const rows = await this.db.plain.$queryRaw<Revision[]>(boatRevisionsSql([...new Set(ids)]));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id));
    },
    { cache: false, batchScheduleFn: setImmediate },
  );

  constructor(private readonly db: PrismaClient) {}

  /** When the boat is out or blocked; nothing says by whom. Or BOAT_NOT_FOUND. */
  async get(input: AvailabilityInput, forCrew: boolean, { at }: Moment): Promise<AvailabilityView> {
    const key = [input.id, input.startDate, input.endDate].join();
    const minute = Math.floor(at.getTime() / minuteMs);
    const boat = await this.revisions.load(input.id);
    if (!boat || (boat.hidden && !forCrew)) throw new Refusal("BOAT_NOT_FOUND");
    const kept = this.answers.get(key);
    if (
      kept?.revision === boat.revision &&
      kept.minute === minute &&
      !(kept.holdsUntil && kept.holdsUntil <= at)
    )
      return kept.view;

    // In one statement, so that the revision is that of what is read.
    const [read] = await this.db.plain.$queryRaw<
      (AvailabilityView & Pick<Kept, "revision" | "holdsUntil">)[]
    >(availabilitySql(input, forCrew, at));
    if (!read) throw new Refusal("BOAT_NOT_FOUND");
    const view = makeReady(availabilityView, read);
    this.answers.set(key, { revision: read.revision, minute, holdsUntil: read.holdsUntil, view });
    return view;
  }

  /** How many bytes are kept. */
  get bytes(): number {
    return this.answers.calculatedSize;
  }
}
