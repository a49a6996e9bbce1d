import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { get, set } from 'react-hook-form';
import type * as z from 'zod/v4/core';
import { loadRuleTexts } from '#lib/ruleTexts';
import { texts } from '#texts/en';

/** zod (or zod/mini) object schema, usually from `@rules/<noun>`. */
export type Schema = z.$ZodType<FieldValues, FieldValues>;

/** Schema, or a function that loads it for a page that must render fast. */
export type SchemaSource<S extends Schema> = S | (() => Promise<S>);

/** Loads the schema of a source; the browser caches the module. */
export const loadSchema = async <S extends Schema>(source: SchemaSource<S>): Promise<S> =>
  typeof source === 'function' ? await source() : source;

/**
 * Creates a resolver that validates a form with a schema, through the interface common to all zod schemas. (The
 * library's own resolver would bring zod's parser and error classes to every form a second time.) Reports the first
 * issue of each field. Issues of the whole object, and rules that failed to load, are reported under `''`.
 * @param isShown whether an error of a field may appear although nobody has left the field: adding, moving or removing a
 * row validates all rows, and a new row must not be wrong before somebody has typed in it.
 */
export function schemaResolver<S extends Schema>(
  source: SchemaSource<S>,
  isShown: (name: string) => boolean = () => true,
): Resolver<z.input<S>, unknown, z.output<S>> {
  return async (values, _context, { names }) => {
    const schema = await loadSchema(source).catch(() => null);
    if (!schema) return { values: {}, errors: formError<z.input<S>>('unreachable', texts.errors.network) };
    const result = await schema['~standard'].validate(values);
    if (!result.issues) return { values: result.value, errors: {} };
    const rows = namedRows(values, names);
    const translate = await loadRuleTexts();
    const errors: FieldErrors<z.input<S>> = {};
    for (const { path = [], message: english } of result.issues.toReversed()) {
      const message = translate(english);
      const name = path.map((step) => (typeof step === 'object' ? step.key : step)).join('.');
      if (name === '') Object.assign(errors, formError('schema', message));
      else if (!rows || !name.startsWith(`${rows}.`) || isShown(name))
        set(errors, name, { type: 'schema', message });
    }
    return { values: {}, errors };
  };
}

/** Returns the name of the list of rows that is validated on its own; null for fields and whole forms. */
function namedRows(values: FieldValues, names: readonly string[] = []): string | null {
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) return null;
  const value: unknown = get(values, name);
  return Array.isArray(value) && value.every((row) => typeof row === 'object') ? name : null;
}

/** Returns an error without a field; type `unreachable` if the rules failed to load. */
const formError = <Values extends FieldValues>(type: 'schema' | 'unreachable', message: string) =>
  ({ '': { type, message } }) as unknown as FieldErrors<Values>;
