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
  subject: string;
  paragraphs: string[];
  /** Label of the link to the institution; left out if the member has no access. */
  action?: string;
}

const WORDS: Record<MembershipChangedData['change'], (data: MembershipChangedData) => Words> = {
  removed: ({ institution }) => ({
    subject: `Your membership in ${institution} has ended`,
    paragraphs: [
      `An admin of ${institution} removed you from its members. You’re signed out there and no longer have a seat in its cohorts.`,
      'Your certificates remain valid. To come back, ask the staff of the institution to restore your membership.',
    ],
  }),
  restored: ({ institution }) => ({
    subject: `You’re a member of ${institution} again`,
    paragraphs: [`An admin of ${institution} restored your membership. You can sign in again.`],
    action: 'Sign in',
  }),
  role: ({ institution, role }) => ({
    subject: `Your role in ${institution} has changed`,
    paragraphs: [`An admin of ${institution} changed your role to ${role}.`],
    action: 'Open the institution',
  }),
  left: ({ institution }) => ({
    subject: `You left ${institution}`,
    paragraphs: [
      `You’re no longer a member of ${institution}. You’re signed out there and no longer have a seat in its cohorts.`,
      'Your certificates remain valid. To come back, ask the staff of the institution to restore your membership.',
    ],
  }),
  owner: ({ institution }) => ({
    subject: `You own ${institution} now`,
    paragraphs: [
      `The owner of ${institution} transferred it to you. You can do everything that an admin can.`,
    ],
    action: 'Open the institution',
  }),
  formerOwner: ({ institution }) => ({
    subject: `You transferred ${institution}`,
    paragraphs: [`You’re no longer the owner of ${institution}. You remain one of its admins.`],
    action: 'Open the institution',
  }),
};

export const membershipChanged: Template<MembershipChangedData> = (data, { appName, link }) => {
  const { action, ...words } = WORDS[data.change](data);
  return {
    ...words,
    greeting: greet(data.firstName),
    ...(action && { action: { label: action, url: link('/login', data.namespace) } }),
    note: `You’re receiving this email because your membership in ${data.institution} at ${appName} changed.`,
  };
};
