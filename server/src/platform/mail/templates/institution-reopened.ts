import { greet, type Template } from './template.ts';

export interface InstitutionReopenedData {
  institution: string;
  namespace: string;
  firstName?: string;
}

export const institutionReopened: Template<InstitutionReopenedData> = (
  { institution, namespace, firstName },
  { appName, link, say },
) => ({
  subject: say`${institution} is open again`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`${appName} reopened ${institution}. Its members can sign in again, and all of its data is still there.`,
  ],
  action: { label: say`Sign in`, url: link('/login', namespace) },
  note: say`You’re receiving this email because you own ${institution} at ${appName}.`,
});
