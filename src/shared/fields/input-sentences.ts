import { config, type core } from "zod";
import { sharedSentences } from "../refusals";

// What the validator says by itself is for programmers. Whoever takes input imports this file once, and
// every check without a sentence of its own says one of these.
config({ customError: sentenceFor });

/** What to say of an input that a check refused. */
function sentenceFor(issue: core.$ZodRawIssue): string {
  if (issue.code === "invalid_type") return ofKind(issue);
  if (issue.code === "too_small") return ofLess(issue);
  if (issue.code === "too_big") return ofMore(issue);
  if (issue.code === "not_multiple_of") return `Please enter a multiple of ${issue.divisor}`;
  if (issue.code === "invalid_value") return `Please choose one of: ${issue.values.join(", ")}`;
  return sharedSentences.BAD_INPUT;
}

function ofKind({ expected, input }: core.$ZodRawIssue<core.$ZodIssueInvalidType>): string {
  if (input === undefined) return "Please fill this in";
  return sentenceOfKind.get(expected) ?? sharedSentences.BAD_INPUT;
}

const sentenceOfKind = new Map<string, string>([
  ["number", "Please enter a number"],
  ["int", "Please enter a whole number"],
  ["string", "Please write this as text"],
  ["boolean", "Please answer with yes or no"],
  ["array", "Please give a list"],
]);

function ofLess({ origin, minimum }: core.$ZodRawIssue<core.$ZodIssueTooSmall>): string {
  if (origin === "string" || origin === "array")
    return Number(minimum) <= 1
      ? "Please fill this in"
      : `Please give at least ${minimum}${unit(origin)}`;
  return `Please enter at least ${minimum}`;
}

const ofMore = ({ origin, maximum }: core.$ZodRawIssue<core.$ZodIssueTooBig>): string =>
  origin === "string" || origin === "array"
    ? `Please give at most ${maximum}${unit(origin)}`
    : `Please enter at most ${maximum}`;

const unit = (origin: string) => (origin === "string" ? " characters" : "");
