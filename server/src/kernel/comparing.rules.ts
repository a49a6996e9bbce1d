import type { core } from 'zod/mini';

/**
 * Parameters of a check of an object that compares some of its fields: it runs as soon as these are right, whatever is
 * wrong with the others. By default zod checks an object only once every field is right, so that the person who enters the fields
 * would get its problems one after the other. Has no effect while a check with `abort` fails in any field.
 */
export const comparing = (...fields: PropertyKey[]) => ({
  when: ({ issues }: core.ParsePayload): boolean =>
    issues.every(({ path }) => path?.length && !fields.includes(path[0]!)),
});
