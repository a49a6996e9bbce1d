/** Texts of the welcome mail of an institution, shared with the client's form. */
import * as z from 'zod/mini';
import { PLACEHOLDERS, unknownPlaceholder } from '#kernel/placeholder.rules';
import { requiredText, writtenText } from '#kernel/text.rules';

export const WELCOME_SUBJECT_MAX = 120;
export const WELCOME_MESSAGE_MAX = 5000;

export const WELCOME_MESSAGES = {
  subject: 'Enter a subject.',
  message: 'Write a message.',
  line: 'Write the subject in one line.',
  unknown: (placeholder: string) =>
    `${placeholder} isn’t a placeholder. Use ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}.`,
} as const;

/** Check that a text has no placeholder that nothing would replace. */
const knownPlaceholders = z.check<string>(({ value, issues }) => {
  const placeholder = unknownPlaceholder(value);
  if (placeholder !== null)
    issues.push({ code: 'custom', input: value, message: WELCOME_MESSAGES.unknown(placeholder) });
});

const oneLine = z.refine<string>((text) => !/[\r\n]/.test(text), WELCOME_MESSAGES.line);

export const welcomeSubject = requiredText(WELCOME_SUBJECT_MAX, WELCOME_MESSAGES.subject).check(
  oneLine,
  knownPlaceholders,
);

export const welcomeMessage = z.pipe(
  writtenText(WELCOME_MESSAGE_MAX, WELCOME_MESSAGES.message),
  z.string().check(knownPlaceholders),
);

/** Texts of a welcome mail. */
export const welcomeMailRules = z.object({ subject: welcomeSubject, message: welcomeMessage });
