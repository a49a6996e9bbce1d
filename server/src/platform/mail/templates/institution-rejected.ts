import { greet, type Template } from './template.ts';

export interface InstitutionRejectedData {
  institution: string;
  reason: string;
  firstName?: string;
}

export const institutionRejected: Template<InstitutionRejectedData> = (
  { institution, reason, firstName },
  { appName, say },
) => ({
  subject: say`${institution} isn’t approved`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`${appName} doesn’t open ${institution} for now. You can still sign in and change it, but no one else sees it or can join.`,
    say`Reason: ${reason}`,
  ],
  note: say`You’re receiving this email because you own ${institution} at ${appName}.`,
});
