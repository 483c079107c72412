import { impatientSettings, type Patience } from "./patience";

/** What a connection asks of its server, by the server's own names. */
export const connectionSettings = (patience: Patience) => ({
  // Prisma's package writes instants without their zone, and reads them as UTC whatever the server says.
  timezone: "UTC",
  ...impatientSettings(patience),
  // What a club asks for lies in memory, so the way through an index costs little more than the next
  // page. Left to itself, PostgreSQL goes through a small table from end to end for one row, and
  // through the old versions of its rows, of which boats and lots have many on a busy morning.
  random_page_cost: 1.1,
});
