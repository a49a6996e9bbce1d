import * as z from 'zod/mini';

/** The members that say which object it is. */
export const identityShape = { _id: z.guid(), id: z.guid(), guid: z.guid() };

/** Every object carries its identity under three names (contract, resolution 4). */
export function identity({ id }: { id: string }) {
  return { _id: id, id, guid: id };
}
