import { greet, type Template } from './template.ts';

export interface InstitutionSuspendedData {
  institution: string;
  reason: string;
  firstName?: string;
}

export const institutionSuspended: Template<InstitutionSuspendedData> = (
  { institution, reason, firstName },
  { appName },
) => ({
  subject: `${institution} was suspended`,
  greeting: greet(firstName),
  paragraphs: [
    `${appName} suspended ${institution}. No one can sign in there, and its courses and cohorts aren’t visible to anyone. We keep its data, and charge nothing for its plan.`,
    `Reason: ${reason}`,
    'Certificates it issued remain valid.',
  ],
  note: `You’re receiving this email because you own ${institution} at ${appName}.`,
});
