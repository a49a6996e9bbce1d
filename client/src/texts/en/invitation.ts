import type { MemberInvitationStatus, Role } from '../enums.generated.ts';

/** Roles as people in a sentence: “as a teacher”. */
const asRole = { STUDENT: 'as a student', INSTRUCTOR: 'as a teacher', ADMIN: 'as an admin' } satisfies Record<
  Role,
  string
>;

export const receivedInvitation = {
  title: (institution: string) => `Join ${institution}`,
  text: (inviter: string, role: Role, cohort: string | null) =>
    `${inviter} invites you ${asRole[role]}${cohort === null ? '' : ` to “${cohort}”`}.`,
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  passwordHint: 'At least 8 characters.',
  register: 'Create Account and Join',
  registerFailed: 'We couldn’t create your account. Please try again.',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in to accept',
  signedInAs: (email: string) => `You’re signed in as ${email}.`,
  accept: 'Accept Invitation',
  acceptFailed: 'We couldn’t accept the invitation. Please try again.',
  otherAccount: 'Sign out to use another account',
  verifyFirst: 'Verify your email address first.',
  verify: 'Verify Email',
  joined: (institution: string) => `Welcome to ${institution}!`,
  unknown: 'This Invitation No Longer Works',
  unknownHint:
    'It was already used, was replaced by a newer one, or has expired. If you already accepted, sign in. Otherwise, ask the person who invited you for a new invitation.',
  toSignIn: 'Sign In',
  failed: 'We couldn’t load the invitation.',
};

export const memberInvitations = {
  title: 'Invitations',
  description: 'Invite people by email. Each link works once, for 14 days.',
  list: 'Open invitations',
  failed: 'We couldn’t load the invitations.',
  empty: 'No open invitations.',
  emptyHint: 'Invite students straight into a cohort, or colleagues to teach and manage with you.',
  invite: 'Invite People',
  statuses: {
    WAITING: 'Waiting to be sent',
    OPEN: 'Open',
    ACCEPTED: 'Accepted',
    CANCELLED: 'Cancelled',
    EXPIRED: 'Expired',
  } satisfies Record<MemberInvitationStatus, string>,
  email: 'Email address',
  role: 'Role',
  actions: 'Actions',
  cohort: 'Cohort',
  sent: 'Sent',
  by: (name: string) => `by ${name}`,
  expires: 'Expires',
  resend: 'Resend',
  sendNow: 'Send Now',
  sendNowNamed: (email: string) => `Send invitation to ${email} now`,
  status: 'Status',
  waiting: (invitations: string) => `${invitations} waiting to be sent.`,
  waitingHint:
    'We email up to 400 imported invitations a day, in the order of the file. The rest follow automatically.',
  noWaiting: 'No invitations are waiting to be sent.',
  fromFile: 'Import from a File',
  resendNamed: (email: string) => `Resend invitation to ${email}`,
  resent: (email: string) => `We sent ${email} a new link.`,
  resendFailed: 'We couldn’t resend the invitation. Please try again.',
  cancelNamed: (email: string) => `Cancel invitation to ${email}`,
  cancelled: (email: string) => `The invitation to ${email} was cancelled.`,
  cancelFailed: 'We couldn’t cancel the invitation. Please try again.',
  resentMany: (count: number) => `${count} ${count === 1 ? 'invitation' : 'invitations'} sent again.`,
  cancelMany: 'Cancel Invitations',
  cancelManyText: (count: number) =>
    count === 1
      ? 'The link in the mail will stop working right away.'
      : `The links in these ${count} mails will stop working right away.`,
  cancelledMany: (count: number) => `${count} ${count === 1 ? 'invitation' : 'invitations'} cancelled.`,
};

export const inviteForm = {
  title: 'Invite People',
  email: 'Email address',
  firstName: 'First name',
  lastName: 'Last name',
  namesHint: 'Optional. Filled in when the person registers.',
  submitOne: 'Send Invitation',
  emails: 'Email addresses',
  emailsHint: 'One per line, up to 100.',
  missing: 'Enter at least one email address.',
  tooMany: 'You can invite up to 100 people at once.',
  role: 'Role',
  cohort: 'Cohort',
  cohortHint: 'They’ll get a seat when they accept, or a place on the waitlist.',
  noCohort: 'No cohort',
  message: 'Message',
  messageHint: 'Optional. Included in each email.',
  submit: 'Send Invitations',
  sent: (people: string) => `${people} invited.`,
  someFailed: 'We couldn’t invite these people:',
  alreadyInvited: 'was invited within the last hour.',
  problem: (email: string, message: string) => `${email}: ${message}`,
  failed: 'We couldn’t send the invitations. Please try again.',
};
