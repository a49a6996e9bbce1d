/** Returns the addresses of a text with one per line: trimmed, unique and in order. */
export function parseEmails(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const known = new Set<string>();
  return lines.filter(
    (line) => line !== '' && !known.has(line.toLowerCase()) && known.add(line.toLowerCase()),
  );
}
