import { greet, type Template } from './template.ts';

export interface InstitutionRejectedData {
  institution: string;
  reason: string;
  firstName?: string;
}

export const institutionRejected: Template<InstitutionRejectedData> = (
  { institution, reason, firstName },
  { appName },
) => ({
  subject: `${institution} was not approved`,
  greeting: greet(firstName),
  paragraphs: [
    `${appName} doesn’t open ${institution} for now. You can still sign in and change it, but nobody else sees it or can join.`,
    `Reason: ${reason}`,
  ],
  note: `You’re receiving this email because you own ${institution} at ${appName}.`,
});
