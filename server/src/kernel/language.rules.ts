/** Languages of screens, messages and mails, each by its own name. English is that of the code. */
export const LANGUAGES = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' } as const;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** Cookie of the language that a person has chosen in this browser. */
export const LANGUAGE_COOKIE = 'language';

/** Returns whether a text names one of the languages. */
export const isLanguage = (text: string | null | undefined): text is Language =>
  text != null && Object.hasOwn(LANGUAGES, text);

/** Most ranges of a header that are read. */
const MAX_RANGES = 20;

/**
 * Returns the language that an Accept-Language header prefers (RFC 9110, section 12.5.4). Null if it names no language of the product.
 * @example preferredLanguage('it, de-AT;q=0.9, en;q=0.8') === 'de'
 */
export function preferredLanguage(header: string | undefined): Language | null {
  if (!header) return null;
  const ranges = header
    .split(',', MAX_RANGES)
    .map((range) => range.split(';'))
    .map(([tag = '', ...parameters]) => ({
      language: tag.trim().slice(0, 8).split('-')[0]!.toLowerCase(),
      quality: qualityOf(parameters),
    }));
  const [best] = ranges
    .filter(({ language, quality }) => isLanguage(language) && quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return (best?.language as Language | undefined) ?? null;
}

/** Returns the weight of a range, 1 by default. */
function qualityOf(parameters: readonly string[]): number {
  const weight = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='));
  if (weight === undefined) return 1;
  const quality = Number(weight.slice(2));
  return quality >= 0 && quality <= 1 ? quality : 0;
}
