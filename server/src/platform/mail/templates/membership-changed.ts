import type { Say, Text } from '#kernel/translate';
import { greet, type Template } from './template.ts';

export interface MembershipChangedData {
  change: 'removed' | 'restored' | 'role' | 'left' | 'owner' | 'formerOwner';
  /** Current role of the member. */
  role: string;
  institution: string;
  namespace: string;
  firstName?: string;
}

interface Words {
  subject: Text;
  paragraphs: Text[];
  /** Label of the link to the institution; left out if the member has no access. */
  action?: Text;
}

function newRole(say: Say, { institution, role }: MembershipChangedData): Text {
  if (role === 'admin') return say`An admin of ${institution} changed your role to admin.`;
  return role === 'instructor'
    ? say`An admin of ${institution} changed your role to instructor.`
    : say`An admin of ${institution} changed your role to student.`;
}

const WORDS: Record<MembershipChangedData['change'], (say: Say, data: MembershipChangedData) => Words> = {
  removed: (say, { institution }) => ({
    subject: say`Your membership in ${institution} has ended`,
    paragraphs: [
      say`An admin of ${institution} removed you from its members. You’re signed out there and no longer have a seat in its cohorts.`,
      say`Your certificates remain valid. To come back, ask the staff of the institution to restore your membership.`,
    ],
  }),
  restored: (say, { institution }) => ({
    subject: say`You’re a member of ${institution} again`,
    paragraphs: [say`An admin of ${institution} restored your membership. You can sign in again.`],
    action: say`Sign in`,
  }),
  role: (say, data) => ({
    subject: say`Your role in ${data.institution} has changed`,
    paragraphs: [newRole(say, data)],
    action: say`Open the institution`,
  }),
  left: (say, { institution }) => ({
    subject: say`You left ${institution}`,
    paragraphs: [
      say`You’re no longer a member of ${institution}. You’re signed out there and no longer have a seat in its cohorts.`,
      say`Your certificates remain valid. To come back, ask the staff of the institution to restore your membership.`,
    ],
  }),
  owner: (say, { institution }) => ({
    subject: say`You own ${institution} now`,
    paragraphs: [
      say`The owner of ${institution} transferred it to you. You can do everything that an admin can.`,
    ],
    action: say`Open the institution`,
  }),
  formerOwner: (say, { institution }) => ({
    subject: say`You transferred ${institution}`,
    paragraphs: [say`You’re no longer the owner of ${institution}. You remain one of its admins.`],
    action: say`Open the institution`,
  }),
};

export const membershipChanged: Template<MembershipChangedData> = (data, { appName, link, say }) => {
  const { action, ...words } = WORDS[data.change](say, data);
  return {
    ...words,
    greeting: greet(say, data.firstName),
    ...(action && { action: { label: action, url: link('/login', data.namespace) } }),
    note: say`You’re receiving this email because your membership in ${data.institution} at ${appName} changed.`,
  };
};
