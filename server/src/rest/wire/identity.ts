/** Every object carries its identity under three names (contract, resolution 4). */
export function identity({ id }: { id: string }) {
  return { _id: id, id, guid: id };
}
