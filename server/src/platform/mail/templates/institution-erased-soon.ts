import type { InstitutionClosedData } from './institution-closed.ts';
import { formatDay } from './moment.ts';
import { greet, type Template } from './template.ts';

export const institutionErasedSoon: Template<InstitutionClosedData> = (
  { institution, closingAt, firstName },
  { appName, link, say, language },
) => ({
  subject: say`${institution} is erased on ${formatDay(closingAt, 'UTC', { language })}`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`You closed ${institution}. On ${formatDay(closingAt, 'UTC', { language })} we erase all of its data and files. They can’t be restored after that.`,
    say`Until then you can sign in to export everything, or to reopen it.`,
  ],
  action: { label: say`Sign in`, url: link('/login', null) },
  note: say`You’re receiving this email because you own ${institution} at ${appName}.`,
});
