import { expect, test } from "vitest";
import { email } from "./email";

const read = (written: string) => email("no").safeParse(written).data;

test.each([
  [" Ann@Row.Example\u200E", "ann@row.example"],
  ["\u202Aann@row.exam\u00ADple\u202C", "ann@row.example"],
  ["mailto:ann@row.example", "ann@row.example"],
  ["MAILTO:Ann@row.example?subject=Hi", "ann@row.example"],
  ["Ann Smith <ann@row.example>", "ann@row.example"],
  ['"Smith, Ann" <mailto:ann@row.example>', "ann@row.example"],
  ["<ann@row.example>", "ann@row.example"],
  ["idn@bücher.example", "idn@xn--bcher-kva.example"],
  ["idn@BÜCHER.example".normalize("NFD"), "idn@xn--bcher-kva.example"],
  ["idn@xn--bcher-kva.example", "idn@xn--bcher-kva.example"],
])("%j is %s", (written, address) => {
  expect(read(written)).toBe(address);
});

test.each([
  ...["", "ann", "ann@", "@row.example", "ann@row", "a@b.ca, b@b.ca", "a@b.ca <", "<a@b.ca> c"],
  ...["ü@row.example", "a@bü/cher.example", "a@127.0.0.1", "a@bü cher.example", "a@bü..example"],
])("%j is none", (written) => {
  expect(read(written)).toBeUndefined();
});
