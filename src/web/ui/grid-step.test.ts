import { expect, it } from "vitest";
import { gridStep } from "./grid-step";

const week = { columns: 7, cells: 21 };
const press = (key: string, at: number, ctrlKey = false) => gridStep({ key, ctrlKey }, at, week);

it("goes to the neighbours, and stays at the edges", () => {
  expect(press("ArrowRight", 8)).toBe(9);
  expect(press("ArrowRight", 13)).toBe(13);
  expect(press("ArrowLeft", 8)).toBe(7);
  expect(press("ArrowLeft", 7)).toBe(7);
  expect(press("ArrowDown", 8)).toBe(15);
  expect(press("ArrowDown", 15)).toBe(15);
  expect(press("ArrowUp", 8)).toBe(1);
  expect(press("ArrowUp", 1)).toBe(1);
});

it("goes to the ends of the row, and with Ctrl of the grid", () => {
  expect(press("Home", 9)).toBe(7);
  expect(press("End", 9)).toBe(13);
  expect(press("Home", 9, true)).toBe(0);
  expect(press("End", 9, true)).toBe(20);
});

it("leaves other keys alone", () => {
  expect(press("Enter", 9)).toBeNull();
  expect(press("Tab", 9)).toBeNull();
});
