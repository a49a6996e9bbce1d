import * as z from 'zod/mini';

/** Rule for the name of one of the given texts, such as the value of an enum in the API. */
export const nameIn = <Name extends string>(labels: Readonly<Record<Name, string>>, error?: string) =>
  z.enum(Object.keys(labels) as Name[], error);
