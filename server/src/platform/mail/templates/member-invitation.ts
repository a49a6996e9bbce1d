import type { Say, Text } from '#kernel/translate';
import type { Template } from './template.ts';

export interface MemberInvitationData {
  /** Secret token of the link. */
  token: string;
  institution: string;
  /** Namespace of the institution, whose mails share a queue. */
  namespace: string;
  /** Name of the person who invites. */
  sender: string;
  role: string;
  /** Title of the cohort that the person is invited into. */
  cohortTitle?: string;
  message: string;
  /** Lifetime of the link. */
  days: number;
}

function joinAs(say: Say, { role, sender, institution }: MemberInvitationData, appName: string): Text {
  if (role === 'admin') return say`${sender} invites you to join ${institution} at ${appName} as an admin.`;
  return role === 'instructor'
    ? say`${sender} invites you to join ${institution} at ${appName} as an instructor.`
    : say`${sender} invites you to join ${institution} at ${appName} as a student.`;
}

// The link is on the root host: on an institution's own host, signing in could make the person a member first.
export const memberInvitation: Template<MemberInvitationData> = (data, { appName, link, say }) => ({
  subject: say`${data.sender} invites you to ${data.institution}`,
  greeting: say`Hello,`,
  paragraphs: [
    joinAs(say, data, appName),
    ...(data.cohortTitle ? [say`You’ll be enrolled in "${data.cohortTitle}".`] : []),
    say`The link works once and expires in ${data.days} days.`,
  ],
  quote: data.message,
  action: {
    label: say`See the invitation`,
    url: link(`/invitations/${encodeURIComponent(data.token)}`, null),
  },
  note: say`You’re receiving this email because ${data.sender} entered this address at ${appName}. If you don’t know the sender, ignore this email. Never share the link.`,
});
