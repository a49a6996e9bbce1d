import { buildGraphqlSchema } from '#app/schema';

/** The schema, in which all object types count as entities. Built once for all test files of a process. */
export const schema = buildGraphqlSchema(() => true);
