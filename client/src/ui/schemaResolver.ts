import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { set } from 'react-hook-form';
import type * as z from 'zod/v4/core';
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
 */
export function schemaResolver<S extends Schema>(
  source: SchemaSource<S>,
): Resolver<z.input<S>, unknown, z.output<S>> {
  return async (values) => {
    const schema = await loadSchema(source).catch(() => null);
    if (!schema) return { values: {}, errors: formError<z.input<S>>('unreachable', texts.errors.network) };
    const result = await schema['~standard'].validate(values);
    if (!result.issues) return { values: result.value, errors: {} };
    const errors: FieldErrors<z.input<S>> = {};
    for (const { path = [], message } of result.issues.toReversed()) {
      const name = path.map((step) => (typeof step === 'object' ? step.key : step)).join('.');
      if (name === '') Object.assign(errors, formError('schema', message));
      else set(errors, name, { type: 'schema', message });
    }
    return { values: {}, errors };
  };
}

/** Returns an error without a field; type `unreachable` if the rules failed to load. */
const formError = <Values extends FieldValues>(type: 'schema' | 'unreachable', message: string) =>
  ({ '': { type, message } }) as unknown as FieldErrors<Values>;
