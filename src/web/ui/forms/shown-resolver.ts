import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver, ResolverOptions } from "react-hook-form";
import type { z } from "zod";

/**
 * Checks and sends what the fields show. A password manager may fill one without an event, or before
 * the page has woken, and the form then knows nothing of it. For forms whose fields all hold texts.
 */
export function shownResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const check = zodResolver<Input, unknown, Output>(schema);
  return (values, context, options) =>
    check({ ...values, ...textsShown(options) }, context, options);
}

function textsShown<Input extends FieldValues>({ fields }: ResolverOptions<Input>) {
  const inputs = Object.entries(fields).flatMap(([name, { ref }]) =>
    ref instanceof HTMLInputElement ? [[name, ref.value]] : [],
  );
  return Object.fromEntries(inputs);
}
