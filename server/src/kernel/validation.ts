import type { ValidatorFn } from 'type-graphql';
import { type core, safeParse } from 'zod/mini';
import { Invalid } from './errors.ts';

const rules = new Map<unknown, core.$ZodType>();

/** Gives an input its rules: every door refuses what breaks them, and the service gets what they make of the rest. */
export function Rules(schema: core.$ZodType): ClassDecorator {
  return (target) => void rules.set(target, schema);
}

/** Whether an input class has rules. */
export const hasRules = (type: unknown) => rules.has(type);

/** Checks an argument against the rules of its class; throws Invalid with a problem for each field. */
export const validateArgument: ValidatorFn = (value: unknown, type) => {
  const schema = rules.get(type);
  if (!schema || typeof value !== 'object' || value === null) return;
  Object.assign(value, parseOrThrow(schema, value));
};

/** What the rules make of a value; throws Invalid with a problem for each field that breaks them. */
export function parseOrThrow<T extends core.$ZodType>(schema: T, value: unknown): core.output<T> {
  const result = parsed(schema, value);
  if (result.success) return result.data;
  const problems = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const field = path.join('.');
    if (!problems.has(field)) problems.set(field, message);
  }
  throw Invalid([...problems].map(([field, message]) => ({ field, message })));
}

/** What zod finds. It compares the length of whatever says to have one, before it says that it is no text. */
function parsed<T extends core.$ZodType>(schema: T, value: unknown): ReturnType<typeof safeParse<T>> {
  try {
    return safeParse(schema, value);
  } catch (error) {
    if (String(error).includes('Cannot convert object to primitive value')) throw Invalid('Invalid Entry');
    throw error;
  }
}
