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

const ARTICLES: Partial<Record<string, string>> = { admin: 'an', instructor: 'an' };

// The link is on the root host: on an institution's own host, signing in could make the person a member first.
export const memberInvitation: Template<MemberInvitationData> = (data, { appName, link }) => ({
  subject: `${data.sender} invites you to ${data.institution}`,
  greeting: 'Hello,',
  paragraphs: [
    `${data.sender} invites you to join ${data.institution} at ${appName} as ${ARTICLES[data.role] ?? 'a'} ${data.role}.`,
    ...(data.cohortTitle ? [`You’ll be enrolled in "${data.cohortTitle}".`] : []),
    `The link works once and expires in ${data.days} days.`,
  ],
  quote: data.message,
  action: { label: 'See the invitation', url: link(`/invitations/${encodeURIComponent(data.token)}`, null) },
  note: `You’re receiving this email because ${data.sender} entered this address at ${appName}. If you don’t know the sender, ignore this email. Never share the link.`,
});
