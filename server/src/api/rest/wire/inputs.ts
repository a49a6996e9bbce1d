import * as z from 'zod/mini';

/** `:guid` in a path. */
export const guidPath = z.object({ guid: z.guid('This is not a valid id.') });
