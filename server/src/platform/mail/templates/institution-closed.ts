import { formatDay } from './moment.ts';
import { greet, type Template } from './template.ts';

export interface InstitutionClosedData {
  institution: string;
  /** Time of the erasure (ISO 8601). */
  closingAt: string;
  firstName?: string;
}

export const institutionClosed: Template<InstitutionClosedData> = (
  { institution, closingAt, firstName },
  { appName, link, say, language },
) => ({
  subject: say`You closed ${institution}`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`${institution} is closed. Only you can sign in there, its courses and cohorts aren’t visible to anyone, and nothing is charged for its plan.`,
    say`On ${formatDay(closingAt, 'UTC', { language })} we erase all of its data and files. Until then you can sign in to export everything, or to reopen it as it was.`,
    say`If you didn’t close it, sign in, reopen it and change your password.`,
  ],
  action: { label: say`Sign in`, url: link('/login', null) },
  note: say`You’re receiving this email because you own ${institution} at ${appName}.`,
});
