import { describe, expect, it } from "vitest";
import { gridNeighbour } from "./grid-neighbour";

/** Dawn with 6 cells in 4 columns, then morning with 4: rows of 4, 2 and 4. */
const cells = [0, 0, 0, 0, 60, 60, 150, 150, 150, 150].map((top, n) => ({
  top,
  left: [0, 80, 160, 240, 0, 80, 0, 80, 160, 240][n] ?? 0,
}));
const move = (key: string, from: number) => gridNeighbour(key, from, cells);

describe("an arrow key in the slot grid", () => {
  it("goes sideways in the order of the day and stops at its ends", () => {
    expect(move("ArrowRight", 3)).toBe(4);
    expect(move("ArrowLeft", 6)).toBe(5);
    expect(move("ArrowLeft", 0)).toBe(0);
    expect(move("ArrowRight", 9)).toBe(9);
  });

  it("goes up and down to the nearest cell of the next row, across the parts of the day", () => {
    expect(move("ArrowDown", 1)).toBe(5);
    expect(move("ArrowDown", 3)).toBe(5);
    expect(move("ArrowDown", 5)).toBe(7);
    expect(move("ArrowUp", 9)).toBe(5);
    expect(move("ArrowUp", 1)).toBe(1);
    expect(move("ArrowDown", 8)).toBe(8);
  });

  it("goes to the first and last cell with Home and End, and nowhere with other keys", () => {
    expect(move("Home", 7)).toBe(0);
    expect(move("End", 2)).toBe(9);
    expect(move("Enter", 2)).toBeNull();
  });
});
