import { greet, type Template } from './template.ts';

export interface InstitutionSuspendedData {
  institution: string;
  reason: string;
  firstName?: string;
}

export const institutionSuspended: Template<InstitutionSuspendedData> = (
  { institution, reason, firstName },
  { appName, say },
) => ({
  subject: say`${institution} was suspended`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`${appName} suspended ${institution}. No one can sign in there, and its courses and cohorts aren’t visible to anyone. We keep its data, and charge nothing for its plan.`,
    say`Reason: ${reason}`,
    say`Certificates it issued remain valid.`,
  ],
  note: say`You’re receiving this email because you own ${institution} at ${appName}.`,
});
