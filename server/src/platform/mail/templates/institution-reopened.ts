import { greet, type Template } from './template.ts';

export interface InstitutionReopenedData {
  institution: string;
  namespace: string;
  firstName?: string;
}

export const institutionReopened: Template<InstitutionReopenedData> = (
  { institution, namespace, firstName },
  { appName, link },
) => ({
  subject: `${institution} is open again`,
  greeting: greet(firstName),
  paragraphs: [
    `${appName} reopened ${institution}. Its members can sign in again, and its data are as before.`,
  ],
  action: { label: 'Sign in', url: link('/login', namespace) },
  note: `You get this mail because you own ${institution} at ${appName}.`,
});
