import { greet, type Template } from './template.ts';

export interface InstitutionApprovedData {
  institution: string;
  namespace: string;
  firstName?: string;
}

export const institutionApproved: Template<InstitutionApprovedData> = (
  { institution, namespace, firstName },
  { appName, link },
) => ({
  subject: `${institution} is open`,
  greeting: greet(firstName),
  paragraphs: [
    `${appName} approved ${institution}. What you published is visible now, and people can join.`,
    'Invitations that were waiting are on their way.',
  ],
  action: { label: 'Open your institution', url: link('/dashboard', namespace) },
  note: `You’re receiving this email because you own ${institution} at ${appName}.`,
});
