/** The addresses of a text with one a line: trimmed, each once, in their order. */
export function emailsIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const known = new Set<string>();
  return lines.filter(
    (line) => line !== '' && !known.has(line.toLowerCase()) && known.add(line.toLowerCase()),
  );
}
