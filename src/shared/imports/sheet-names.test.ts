import { expect, test } from "vitest";
import { inUsualLetters, isInCapitals, splitName } from "./sheet-names";

test.each([
  ["Sue Smith", "Sue", "Smith"],
  ["Smith, Sue", "Sue", "Smith"],
  ["de la Cruz, Ana María", "Ana María", "de la Cruz"],
  ["Ana de la Cruz", "Ana", "de la Cruz"],
  ["Mary Ann Smith", "Mary Ann", "Smith"],
  ["TREMBLAY Hélène", "Hélène", "TREMBLAY"],
  ["Hélène TREMBLAY-CÔTÉ", "Hélène", "TREMBLAY-CÔTÉ"],
  ["SUE SMITH", "SUE", "SMITH"],
  ["Vincent van Gogh", "Vincent", "van Gogh"],
  ["Sue", "Sue", ""],
])("%s is %s, %s", (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

test.each([
  ["JEAN-LUC O'BRIEN", "Jean-Luc O'Brien"],
  ["MCDONALD", "McDonald"],
  ["CÔTÉ", "Côté"],
  ["JJ", "JJ"],
  ["McDonald", "McDonald"],
])("%s is usually %s", (name, usual) => {
  expect(inUsualLetters(name)).toBe(usual);
  expect(isInCapitals(usual)).toBe(false);
});
