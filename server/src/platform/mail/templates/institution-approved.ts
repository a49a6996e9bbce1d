import { greet, type Template } from './template.ts';

export interface InstitutionApprovedData {
  institution: string;
  namespace: string;
  firstName?: string;
}

export const institutionApproved: Template<InstitutionApprovedData> = (
  { institution, namespace, firstName },
  { appName, link, say },
) => ({
  subject: say`${institution} is open`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`${appName} approved ${institution}. What you published is visible now, and people can join.`,
    say`Invitations that were waiting are on their way.`,
  ],
  action: { label: say`Open your institution`, url: link('/dashboard', namespace) },
  note: say`You’re receiving this email because you own ${institution} at ${appName}.`,
});
