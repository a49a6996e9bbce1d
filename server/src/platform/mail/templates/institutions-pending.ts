import { greet, type Template } from './template.ts';

export interface InstitutionsPendingData {
  /** Names of the institutions, or of the first ones. */
  names: string[];
  /** Number of the institutions. */
  count: number;
  firstName?: string;
}

export const institutionsPending: Template<InstitutionsPendingData> = (
  { names, count, firstName },
  { appName, link, say },
) => {
  const [first = ''] = names;
  const isOne = count === 1;
  return {
    subject: isOne ? say`${first} awaits your approval` : say`${count} institutions await your approval`,
    greeting: greet(say, firstName),
    paragraphs: [
      isOne
        ? say`${first} was created at ${appName} and awaits the approval of our staff. Until then, only its staff sees it.`
        : say`${count} institutions were created at ${appName} and await the approval of our staff. Until then, only their staff sees them.`,
      ...(isOne ? [] : names.map((name) => say`${name}`)),
    ],
    action: { label: say`See the institutions`, url: link('/institutions', null) },
    note: say`You’re receiving this email because you’re part of the staff of ${appName}.`,
  };
};
