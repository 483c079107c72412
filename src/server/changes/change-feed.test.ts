import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { feedTopics } from "../../shared/live/changes";
import { ChangeFeed } from "./change-feed";

const follow = (feed: ChangeFeed, memberId: number, address: string) =>
  feed.follow({ memberId, address }, new AbortController().signal);

/** So many members who each have one feed open, from a line of their own or from one. */
async function openFeeds(feed: ChangeFeed, count: number, lineOf: (nr: number) => string) {
  const feeds = Array.from({ length: count }, (_, nr) => follow(feed, nr, lineOf(nr)));
  for (const one of feeds) await one.next();
  return feeds;
}

test("of more than 100 feeds from one line the oldest is let go", async () => {
  const feed = new ChangeFeed();
  const elsewhere = follow(feed, 1000, "another line");
  await elsewhere.next();
  const feeds = await openFeeds(feed, 101, () => "one line");
  feed.announce(["boats"]);
  const [oldest, ...others] = await Promise.all(feeds.map((one) => one.next()));
  expect(oldest).toEqual({ done: true, value: undefined });
  expect(others).toHaveLength(100);
  for (const { value } of others) expect(value).toEqual({ topics: ["boats"] });
  expect((await elsewhere.next()).value).toEqual({ topics: ["boats"] });
});

test("a feed that was left makes room for another", async () => {
  const feed = new ChangeFeed();
  const feeds = await openFeeds(feed, 100, () => "one line");
  await feeds[50]?.return(undefined);
  await follow(feed, 1000, "one line").next();
  feed.announce(["boats"]);
  expect((await feeds[0]?.next())?.value).toEqual({ topics: ["boats"] });
});

test("a thousand listeners hear of a change in turns, and others come in between", async () => {
  const feed = new ChangeFeed();
  const feeds = await openFeeds(feed, 1000, (nr) => `line ${nr}`);
  let heard = 0;
  const hearing = feeds.map((one) => one.next().then(() => (heard += 1)));
  feed.announce(["bookings"]);
  await setImmediate();
  expect(heard).toBeGreaterThan(0);
  expect(heard).toBeLessThan(200);
  await Promise.all(hearing);
  expect(heard).toBe(1000);
});

test("whoever is slow hears of all that was missed at once, each topic a single time", async () => {
  const feed = new ChangeFeed();
  const slow = follow(feed, 1, "one line");
  expect((await slow.next()).value).toEqual({ topics: [...feedTopics] });
  for (let nr = 0; nr < 500; nr += 1) {
    feed.announce(nr % 2 ? ["bookings", "boats"] : ["boats"]);
    await setImmediate();
  }
  expect((await slow.next()).value).toEqual({ topics: ["boats", "bookings"] });
});
