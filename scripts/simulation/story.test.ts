import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { drawStory } from "./draw-story";
import { printStory } from "./story";

test("a printed story, pasted into a test, is the same story", () => {
  const story = drawStory(7, { days: 30, processes: 2 });
  expect(runInNewContext(printStory(story))).toEqual(story);
});

test("a seed always gives the same story, and another seed another one", () => {
  const [one, again, other] = [7, 7, 8].map((seed) => drawStory(seed, { days: 5, processes: 1 }));
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});
