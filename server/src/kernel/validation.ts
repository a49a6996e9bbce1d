import type { ValidatorFn } from 'type-graphql';
import { type core, safeParse } from 'zod/mini';
import { Invalid } from './errors.ts';

const rules = new Map<unknown, core.$ZodType>();

/** Attaches validation rules to an input class. The API rejects invalid input, and services get the parsed values. */
export function Rules(schema: core.$ZodType): ClassDecorator {
  return (target) => void rules.set(target, schema);
}

/** Returns whether an input class has rules. */
export const hasRules = (type: unknown) => rules.has(type);

/**
 * Validates an argument against the rules of its class and replaces its values by the parsed ones.
 * @throws AppError INVALID with one problem per field
 */
export const validateArgument: ValidatorFn = (value: unknown, type) => {
  const schema = rules.get(type);
  if (!schema || typeof value !== 'object' || value === null) return;
  Object.assign(value, parseOrThrow(schema, value));
};

/**
 * Returns the value as the schema parses it.
 * @throws AppError INVALID with one problem per field
 */
export function parseOrThrow<T extends core.$ZodType>(schema: T, value: unknown): core.output<T> {
  const result = tryParse(schema, value);
  if (result.success) return result.data;
  const problems = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const field = path.join('.');
    if (!problems.has(field)) problems.set(field, message);
  }
  throw Invalid([...problems].map(([field, message]) => ({ field, message })));
}

/** Parses with zod. Before it checks the type, zod compares the length of any object that has a `length`. */
function tryParse<T extends core.$ZodType>(schema: T, value: unknown): ReturnType<typeof safeParse<T>> {
  try {
    return safeParse(schema, value);
  } catch (error) {
    if (String(error).includes('Cannot convert object to primitive value')) throw Invalid('Invalid Entry');
    throw error;
  }
}
