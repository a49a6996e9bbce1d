import * as z from 'zod/mini';

/** Rule for the name of one of the given texts, such as the value of an enum in the API. */
export const nameIn = <Name extends string>(labels: Readonly<Record<Name, string>>, error?: string) =>
  z.enum(Object.keys(labels) as Name[], error);

/** As `nameIn`, for a select in which nothing may be chosen: '' becomes null. */
export const optionalNameIn = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  z.pipe(
    z.transform((chosen: Name | ''): string | null => chosen || null),
    z.nullable(nameIn(labels)),
  );
