/** Returns the addresses of a text with one per line, or with commas or semicolons between them: trimmed, unique and in order. */
export function parseEmails(text: string): string[] {
  const addresses = new Map<string, string>();
  for (const part of text.split(/[\n,;]/)) {
    const address = part.trim();
    const key = address.toLowerCase();
    if (address !== '' && !addresses.has(key)) addresses.set(key, address);
  }
  return [...addresses.values()];
}
