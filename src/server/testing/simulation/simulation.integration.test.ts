import { afterAll, beforeAll, expect, test } from "vitest";
import type { DatabaseHosts } from "./database-host";
import { drawStory } from "./draw-story";
import { prepareEmbeddedHosts } from "./embedded-hosts";
import { firstDay, playStory } from "./play-story";

let hosts: DatabaseHosts;
beforeAll(async () => {
  hosts = await prepareEmbeddedHosts(firstDay);
});
afterAll(() => hosts.close());

test("eight days of club life break no promise on the embedded database", async () => {
  const ending = await playStory(hosts, drawStory(2026, { days: 8, processes: 1 }));
  expect(ending.broken?.promise).toBeUndefined();
  expect(ending.figures).toMatchObject({ "whole audits": 2 });
});
