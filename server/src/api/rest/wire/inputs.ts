import * as z from 'zod/mini';

/** Schema of the path parameter `:guid`. */
export const guidPath = z.object({ guid: z.guid('This is not a valid id.') });
