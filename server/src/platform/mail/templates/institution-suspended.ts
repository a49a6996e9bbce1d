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
    `${appName} suspended ${institution}. Nobody can sign in there, and its courses and cohorts are not shown to anybody. Its data are kept.`,
    `The reason: ${reason}`,
    'Certificates that were issued remain valid.',
  ],
  note: `You get this mail because you own ${institution} at ${appName}.`,
});
