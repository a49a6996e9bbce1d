import * as z from 'zod/mini';

/** Members with the ID of an object. */
export const identityShape = { _id: z.guid(), id: z.guid(), guid: z.guid() };

/** Returns the ID of an object under its three names (contract, resolution 4). */
export function identity({ id }: { id: string }) {
  return { _id: id, id, guid: id };
}
