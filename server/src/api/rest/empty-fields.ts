/** Drops members with an empty text, which is how forms send a field that is not filled in (contract, resolution 12). */
export function withoutEmptyFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const filled = Object.entries(value).filter(([, member]) => member !== '');
  return Object.fromEntries(filled.map(([name, member]) => [name, withoutEmptyFields(member)]));
}
