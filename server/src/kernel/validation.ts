import type { ValidatorFn } from 'type-graphql';
import { type core, safeParse } from 'zod/mini';
import { Invalid } from './errors.ts';

const rules = new Map<unknown, core.$ZodType>();

/** Attaches validation rules to an input class. The API rejects invalid input, and services get the parsed values. */
export function Rules(schema: core.$ZodType): ClassDecorator {
  return (target) => void rules.set(target, schema);
}

/** Returns the rules of an input class; undefined if it has none. */
export const rulesOf = (type: unknown): core.$ZodType | undefined => rules.get(type);

/** Returns whether an input class has rules. */
export const hasRules = (type: unknown) => rules.has(type);

/**
 * Validates an argument against the rules of its class and replaces its values by the parsed ones. Lists are left to their
 * resolvers, which report each item.
 * @throws AppError INVALID with one problem per field
 */
export const validateArgument: ValidatorFn = (value: unknown, type) => {
  const schema = rules.get(type);
  if (!schema || typeof value !== 'object' || value === null || Array.isArray(value)) return;
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
  for (const issue of result.error.issues) {
    const field = issue.path.join('.');
    if (!problems.has(field)) problems.set(field, messageOf(issue));
  }
  throw Invalid([...problems].map(([field, message]) => ({ field, message })));
}

/** Parses with zod. Before it checks the type, zod compares the length of any object that has a `length`. */
function tryParse<T extends core.$ZodType>(schema: T, value: unknown): ReturnType<typeof safeParse<T>> {
  try {
    return safeParse(schema, value, { reportInput: true, error: () => '' });
  } catch (error) {
    if (String(error).includes('Cannot convert object to primitive value')) throw Invalid('Invalid Entry');
    throw error;
  }
}

/** Types as messages name them. */
const TYPES: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  date: 'a date, such as 2027-03-01T18:00:00Z',
  array: 'a list',
  object: 'an object',
};

/**
 * Returns the message of a problem. The messages of rules are about missing values; a value of another type is named as
 * such, and the choices are listed for any other value unless the message has them. Rules without a message get a plain one.
 */
function messageOf(issue: core.$ZodIssue): string {
  const name = issue.path.length > 0 ? issue.path.join('.') : 'The body';
  const isMissing = issue.input === undefined || issue.input === null;
  const namesType = issue.message.startsWith(`${name} must be`);
  const type = isMissing || namesType ? undefined : TYPES[expectedType(issue) ?? ''];
  if (type) return `${name} must be ${type}.`;
  if (issue.code === 'invalid_value' && !isMissing && !namesAny(issue.values, issue.message))
    return `Choose one of: ${issue.values.join(', ')}.`;
  return issue.message || `${name} is ${isMissing ? 'required' : 'not valid'}.`;
}

/** Returns whether a message is about a single choice, or names one of several. */
const namesAny = (choices: readonly unknown[], message: string) =>
  choices.length < 2 || choices.some((choice) => message.includes(String(choice)));

/** Returns the type that a value does not have; for alternatives with texts the more special one. */
function expectedType(issue: core.$ZodIssue): string | undefined {
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code !== 'invalid_union') return undefined;
  const expected = issue.errors.map(([first]) => first && expectedType(first));
  return expected.find((type) => type === 'date' || type === 'number');
}
