import { greet, type Template } from './template.ts';

export interface InstitutionKeptData {
  institution: string;
  /** Namespace of its host. */
  host: string;
  firstName?: string;
}

export const institutionKept: Template<InstitutionKeptData> = (
  { institution, host, firstName },
  { appName, link, say },
) => ({
  subject: say`You reopened ${institution}`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`${institution} is open again, as it was. Its members can sign in, its public courses and cohorts are visible, and its plan goes on.`,
  ],
  action: { label: say`Go to ${institution}`, url: link('/dashboard', host) },
  note: say`You’re receiving this email because you own ${institution} at ${appName}.`,
});
