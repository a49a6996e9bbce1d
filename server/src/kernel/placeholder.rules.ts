/** Placeholders in texts that a mail fills in, such as `{name}`; shared with the client's preview. */

/** Placeholders, which each mail replaces. */
export const PLACEHOLDERS = ['name', 'institution'] as const;

export type PlaceholderValues = Record<(typeof PLACEHOLDERS)[number], string>;

/** A word in braces: what looks like a placeholder. */
const PLACEHOLDER = /\{([^{}\n]{1,40})\}/g;

const known: ReadonlySet<string> = new Set(PLACEHOLDERS);

/** Returns the first placeholder that nothing would replace, with its braces; null without one. */
export function unknownPlaceholder(text: string): string | null {
  for (const [placeholder, name] of text.matchAll(PLACEHOLDER)) if (!known.has(name!)) return placeholder;
  return null;
}

/** A placeholder with what only makes sense around a value: the space before it, and the comma after it at the start of a line. */
const withSurroundings = (name: string) =>
  new RegExp(String.raw`(?<=^|\n)\{${name}\}[,:!]?[ \t]*|[ \t]*\{${name}\}`, 'g');

/**
 * Returns a text with the values in place of the placeholders, each as `write` returns it. A placeholder without a value,
 * such as the name of a person who has none, is left out: 'Hello {name},' becomes 'Hello,' in any language.
 */
export function fillPlaceholders(
  text: string,
  values: PlaceholderValues,
  write: (value: string) => string = (value) => value,
): string {
  const missing = PLACEHOLDERS.filter((name) => values[name] === '');
  const left = missing.reduce((rest, name) => rest.replaceAll(withSurroundings(name), ''), text);
  return left.replaceAll(PLACEHOLDER, (placeholder, name: string) =>
    known.has(name) ? write(values[name as keyof PlaceholderValues]) : placeholder,
  );
}

/** Escapes what Markdown would read as formatting, so that a name is shown as it is. */
export const escapeMarkdown = (text: string): string => text.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
