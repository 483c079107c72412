import type { Story } from "./story";

/**
 * A shorter story that fails as well: first only its end, then without one part after another, in
 * ever smaller parts (delta debugging), until no single step can be left out or the time is over.
 */
export async function shrinkStory(
  story: Story,
  fails: (story: Story) => Promise<boolean>,
  until: Date,
): Promise<Story> {
  let shortest = await shortestEnd(story, fails);
  let size = Math.ceil(shortest.length / 2);
  while (size >= 1 && new Date() < until) {
    const shorter = await leaveOutParts(shortest, size, fails, until);
    if (shorter.length === shortest.length && size === 1) break;
    shortest = shorter;
    size = Math.max(1, Math.min(Math.ceil(size / 2), Math.ceil(shortest.length / 2)));
  }
  return shortest;
}

async function shortestEnd(story: Story, fails: (story: Story) => Promise<boolean>) {
  for (let length = 16; length < story.length; length *= 4) {
    const end = story.slice(-length);
    if (await fails(end)) return end;
  }
  return story;
}

// From the end, because what is done later needs what was done before, and not the other way round.
async function leaveOutParts(
  story: Story,
  size: number,
  fails: (story: Story) => Promise<boolean>,
  until: Date,
): Promise<Story> {
  let shortest = story;
  for (let end = story.length; end > 0 && new Date() < until; end -= size) {
    const shorter = [...shortest.slice(0, Math.max(0, end - size)), ...shortest.slice(end)];
    if (shorter.length < shortest.length && (await fails(shorter))) shortest = shorter;
  }
  return shortest;
}
