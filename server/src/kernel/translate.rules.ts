/**
 * Texts of one language by the English ones. Values that a text is given are {1}, {2} …, in the order of the English text, so
 * that another language may name them in another order.
 */
export type Catalogue = Readonly<Record<string, string>>;

/** Longest message that is translated: values may be long texts of people. */
const MAX_LENGTH = 2000;

const PLACE = /\{\d+\}/;

/** English text with values: the parts between them, and the translation. */
interface Pattern {
  parts: readonly string[];
  translation: string;
}

/**
 * Returns a function that translates complete English messages. A message with values is recognized by the parts between them,
 * so that the code that writes it names no language. Messages without a translation stay as they are.
 * @param locale of numbers among the values
 */
export function createTranslator(catalogue: Catalogue, locale: string): (message: string) => string {
  const patterns = Object.entries(catalogue)
    .filter(([key]) => PLACE.test(key))
    .map(([key, translation]): Pattern => ({ parts: key.split(PLACE), translation }))
    .toSorted((one, other) => literalLength(other) - literalLength(one)); // the more special one first
  const shown = (value: string): string => {
    if (GROUPED.test(value)) return new Intl.NumberFormat(locale).format(Number(value.replaceAll(',', '')));
    return value.endsWith('.') ? translate(value) : value; // a message in a message: 'Line 3: Enter a name.'
  };
  const translate = (message: string): string => {
    const exact = own(catalogue, message);
    if (exact !== undefined || message.length > MAX_LENGTH) return exact ?? message;
    for (const { parts, translation } of patterns) {
      const values = valuesOf(message, parts);
      if (values) return fill(translation, values.map(shown));
    }
    return message;
  };
  return translate;
}

/** A whole number of four or more digits, as English writes it. */
const GROUPED = /^\d{1,3}(?:,\d{3})+$/;

const own = (catalogue: Catalogue, key: string): string | undefined =>
  Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;

const literalLength = ({ parts }: Pattern): number => parts.reduce((sum, part) => sum + part.length, 0);

/** Returns the values between the parts of a message; null if it has other parts. Takes linear time. */
export function valuesOf(message: string, parts: readonly string[]): string[] | null {
  const [first = '', ...others] = parts;
  const last = others.pop() ?? '';
  if (!message.startsWith(first) || !message.endsWith(last)) return null;
  const end = message.length - last.length;
  const values: string[] = [];
  let from = first.length;
  for (const part of others) {
    // A value has at least one character.
    const at = message.indexOf(part, from + 1);
    if (at === -1 || at + part.length > end) return null;
    values.push(message.slice(from, at));
    from = at + part.length;
  }
  if (from >= end) return null;
  return [...values, message.slice(from, end)];
}

/** Puts values into the places of a text. */
export const fill = (text: string, values: readonly string[]): string =>
  text.replaceAll(/\{(\d+)\}/g, (place, number: string) => values[Number(number) - 1] ?? place);
