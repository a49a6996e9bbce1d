import { DEFAULT_LANGUAGE, type Language } from './language.rules.ts';
import { type Catalogue, createTranslator, fill } from './translate.rules.ts';
import { documents as germanDocuments } from './texts/de/documents.ts';
import { errors as germanErrors } from './texts/de/errors.ts';
import { forms as germanForms } from './texts/de/forms.rules.ts';
import { mails as germanMails } from './texts/de/mails.ts';
import { documents as spanishDocuments } from './texts/es/documents.ts';
import { errors as spanishErrors } from './texts/es/errors.ts';
import { forms as spanishForms } from './texts/es/forms.rules.ts';
import { mails as spanishMails } from './texts/es/mails.ts';
import { documents as frenchDocuments } from './texts/fr/documents.ts';
import { errors as frenchErrors } from './texts/fr/errors.ts';
import { forms as frenchForms } from './texts/fr/forms.rules.ts';
import { mails as frenchMails } from './texts/fr/mails.ts';

type Translated = Exclude<Language, typeof DEFAULT_LANGUAGE>;

/** Messages to people who use the product, by language. */
export const MESSAGES: Readonly<Record<Translated, Catalogue>> = {
  de: { ...germanForms, ...germanErrors },
  es: { ...spanishForms, ...spanishErrors },
  fr: { ...frenchForms, ...frenchErrors },
};

/** Texts that `Say` fills, of mails and documents, by language. */
export const SAID: Readonly<Record<Translated, Catalogue>> = {
  de: { ...germanMails, ...germanDocuments },
  es: { ...spanishMails, ...spanishDocuments },
  fr: { ...frenchMails, ...frenchDocuments },
};

const translators = new Map<Language, (message: string) => string>();

/** Translates a message of an error. Messages to programmers have no translation and stay in English. */
export function translate(message: string, language: Language | null): string {
  if (!language || language === DEFAULT_LANGUAGE) return message;
  let translator = translators.get(language);
  if (!translator) {
    translator = createTranslator(MESSAGES[language], language);
    translators.set(language, translator);
  }
  return translator(message);
}

/** Problem of a field with its message translated. */
export const translateFields = <Problem extends { message: string }>(
  fields: readonly Problem[],
  language: Language | null,
): Problem[] => fields.map((problem) => ({ ...problem, message: translate(problem.message, language) }));

/** Text of a mail or a document in the language of its reader: only `Say` makes it. */
export type Text = string & { readonly isTranslated: true };

/**
 * Returns a text in a language; the English one is its key: say`Open the course` or say`${name} invites you.`
 * Values are put in as they are.
 */
export type Say = (parts: TemplateStringsArray, ...values: (string | number)[]) => Text;

/** Creates the function that texts of a mail or a document are written with. */
export const sayIn =
  (language: Language): Say =>
  (parts, ...values) => {
    const key = parts.reduce((text, part, number) => `${text}{${number}}${part}`);
    const template = language === DEFAULT_LANGUAGE ? key : (SAID[language][key] ?? key);
    return fill(template, values.map(String)) as Text;
  };
