import { expect, test } from "vitest";
import { z } from "zod";
import { procedures } from "./procedures";

// What may be sent for any field, by mistake or on purpose.
const wrong = [
  ...[undefined, null, 5, -1, 0.3, 1e300, Number.NaN, true, "", " ", "abc", "46,8139", "💧"],
  ...["x".repeat(5000), [], ["x"], Array.from({ length: 5000 }, () => ({})), {}, { a: 1 }, [[]]],
];

/** The validator's own words, which are for programmers. */
const raw =
  /^Invalid (?!email address$)|^Too (?:big|small)|^Unrecognized|expected|received|must match pattern/;

/** The schemas of the fields in an object, however it is wrapped. */
function fieldsOf(schema: unknown): [string, z.core.$ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape);
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in);
  if (schema instanceof z.ZodIntersection)
    return [...fieldsOf(schema.def.left), ...fieldsOf(schema.def.right)];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf);
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return fieldsOf(schema.unwrap());
  return [];
}

function sentencesOf(schema: z.core.$ZodType, path: string): string[] {
  const said = wrong.flatMap((value) => {
    const issues = z.safeParse(schema, value).error?.issues ?? [];
    return issues.map(({ message }) => `${path}: ${message}`);
  });
  return [
    ...said,
    ...fieldsOf(schema).flatMap(([name, field]) => sentencesOf(field, `${path}.${name}`)),
  ];
}

const kept = z.object({ inputs: z.array(z.instanceof(z.core.$ZodType)) });
const inputs = procedures.flatMap(({ name, built }) =>
  kept.parse(built).inputs.map((input) => [name, input] as const),
);

test("whatever is sent for any field of any call, the sentence about it is ours", () => {
  const said = inputs.flatMap(([name, input]) => sentencesOf(input, name));
  expect(said.length).toBeGreaterThan(1000);
  const rawOnes = said.filter((line) => raw.test(line.slice(line.indexOf(": ") + 2)));
  expect([...new Set(rawOnes)]).toEqual([]);
});
