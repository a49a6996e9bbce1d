import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { set } from 'react-hook-form';
import type * as z from 'zod/v4/core';

/**
 * Lets a schema validate a form, through the interface that all zod schemas have. (The library's own resolver would bring
 * zod's parser and error classes to every form a second time.) The first complaint about a field is shown; one about the
 * whole object stands under `''`.
 */
export function schemaResolver<S extends z.$ZodType<FieldValues, FieldValues>>(
  schema: S,
): Resolver<z.input<S>, unknown, z.output<S>> {
  return async (values) => {
    const result = await schema['~standard'].validate(values);
    if (!result.issues) return { values: result.value, errors: {} };
    const errors: FieldErrors<z.input<S>> = {};
    for (const { path = [], message } of result.issues.toReversed()) {
      const name = path.map((step) => (typeof step === 'object' ? step.key : step)).join('.');
      if (name === '') Object.assign(errors, { '': { type: 'schema', message } });
      else set(errors, name, { type: 'schema', message });
    }
    return { values: {}, errors };
  };
}
