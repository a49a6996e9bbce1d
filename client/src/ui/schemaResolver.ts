import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { set } from 'react-hook-form';
import type * as z from 'zod/v4/core';
import { texts } from '#texts/en';

/** A zod (or zod/mini) object schema, usually from `@rules/<noun>`. */
export type Schema = z.$ZodType<FieldValues, FieldValues>;

/** A schema, or how to fetch it: a page that must stand fast has its rules come after it. */
export type SchemaSource<S extends Schema> = S | (() => Promise<S>);

/** The schema of a source; asking again costs nothing, as the browser keeps the module. */
export const schemaOf = async <S extends Schema>(source: SchemaSource<S>): Promise<S> =>
  typeof source === 'function' ? await source() : source;

/**
 * Lets a schema validate a form, through the interface that all zod schemas have. (The library's own resolver would bring
 * zod's parser and error classes to every form a second time.) The first complaint about a field is shown; one about the
 * whole object, or that its rules could not be fetched, stands under `''`.
 */
export function schemaResolver<S extends Schema>(
  source: SchemaSource<S>,
): Resolver<z.input<S>, unknown, z.output<S>> {
  return async (values) => {
    const schema = await schemaOf(source).catch(() => null);
    if (!schema) return { values: {}, errors: wholeForm<z.input<S>>('unreachable', texts.errors.network) };
    const result = await schema['~standard'].validate(values);
    if (!result.issues) return { values: result.value, errors: {} };
    const errors: FieldErrors<z.input<S>> = {};
    for (const { path = [], message } of result.issues.toReversed()) {
      const name = path.map((step) => (typeof step === 'object' ? step.key : step)).join('.');
      if (name === '') Object.assign(errors, wholeForm('schema', message));
      else set(errors, name, { type: 'schema', message });
    }
    return { values: {}, errors };
  };
}

/** A complaint that no field has; `unreachable` when the rules themselves are missing. */
const wholeForm = <Values extends FieldValues>(type: 'schema' | 'unreachable', message: string) =>
  ({ '': { type, message } }) as unknown as FieldErrors<Values>;
