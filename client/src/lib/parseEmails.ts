/** Returns the addresses of a text with one per line, or with commas or semicolons between them: trimmed, unique and in order. */
export function parseEmails(text: string): string[] {
  const addresses = text.split(/[\n,;]/).map((address) => address.trim());
  const known = new Set<string>();
  return addresses.filter(
    (address) => address !== '' && !known.has(address.toLowerCase()) && known.add(address.toLowerCase()),
  );
}
