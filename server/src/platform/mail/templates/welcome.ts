import type { Text } from '#kernel/translate';
import { escapeMarkdown, fillPlaceholders, type PlaceholderValues } from '#kernel/placeholder.rules';
import type { Template } from './template.ts';

export interface WelcomeData {
  /** Texts with placeholders; the message is Markdown. */
  subject: string;
  message: string;
  institution: string;
  namespace: string;
  firstName?: string;
}

/** Mail with which an institution welcomes a new member, in the words of its admins. */
export const welcome: Template<WelcomeData> = (
  { subject, message, institution, namespace, firstName },
  { appName, link, say },
) => {
  const values: PlaceholderValues = { name: firstName ?? '', institution };
  return {
    subject: fillPlaceholders(subject, values) as Text, // in the language of its author
    greeting: '' as Text, // the message has its own
    paragraphs: [],
    written: {
      text: fillPlaceholders(message, values),
      markdown: fillPlaceholders(message, values, escapeMarkdown),
    },
    action: { label: say`Go to ${institution}`, url: link('/dashboard', namespace) },
    note: say`You’re receiving this email because you became a member of ${institution} at ${appName}.`,
  };
};
