import type { App } from '#tests/support/app';
import type { GraphqlAnswer, GraphqlOptions } from '#tests/support/graphql';

type As = NonNullable<GraphqlOptions['as']>;

const INVITATION =
  'memberInvitation { id email role status sentAt expiresAt cohort { id } invitedBy { id } }';
const SESSION = `accessToken viewer { email isVerified role institution { id } } enrollment { id status }`;

export interface Item {
  email: string;
  role?: 'STUDENT' | 'INSTRUCTOR' | 'ADMIN';
  cohortId?: string;
}

/** Invites people, as students unless the item says otherwise. */
export const inviteMembers = (app: App, items: Item[], as: As, message?: string): Promise<GraphqlAnswer> =>
  app.graphql(
    `mutation ($items: [InviteMemberInput!]!, $message: String) {
      inviteMembers(input: { items: $items, message: $message }) {
        results { index outcome error { code message fields { field message } } ${INVITATION} }
      }
    }`,
    { items: items.map((item) => ({ role: 'STUDENT', ...item })), message },
    { as },
  );

const changing =
  (name: string) =>
  (app: App, { id }: { id: string }, as: As): Promise<GraphqlAnswer> =>
    app.graphql(`mutation ($id: ID!) { ${name}(input: { id: $id }) { ${INVITATION} } }`, { id }, { as });

export const resendInvitation = changing('resendMemberInvitation');
export const cancelInvitation = changing('cancelMemberInvitation');

export const listInvitations = (app: App, given: string, as: As): Promise<GraphqlAnswer> =>
  app.graphql(
    `{ memberInvitations${given} { totalCount nodes { id email status message invitedBy { id } } } }`,
    {},
    { as },
  );

export const readInvitation = (
  app: App,
  token: string,
  options: GraphqlOptions = {},
): Promise<GraphqlAnswer> =>
  app.graphql(
    'query ($token: String!) { memberInvitation(token: $token) { institutionName inviterName role cohortTitle firstName lastName } }',
    { token },
    options,
  );

export const acceptInvitation = (app: App, token: string, options: GraphqlOptions): Promise<GraphqlAnswer> =>
  app.graphql(
    `mutation ($token: String!) { acceptMemberInvitation(input: { token: $token }) { ${SESSION} } }`,
    { token },
    options,
  );

export const registerInvited = (
  app: App,
  token: string,
  person: { firstName?: string; lastName?: string; password?: string } = {},
  options: GraphqlOptions = {},
): Promise<GraphqlAnswer> =>
  app.graphql(
    `mutation ($input: RegisterWithInvitationInput!) { registerWithInvitation(input: $input) { ${SESSION} } }`,
    { input: { token, firstName: 'Ida', lastName: 'Rhodes', password: 'eight chars', ...person } },
    options,
  );

/** Returns the token of the link in the latest of `count` mails to an address. */
export async function tokenMailedTo(app: App, email: string, count = 1): Promise<string> {
  const mails = await app.mailTo(email, count);
  return /\/invitations\/([\w-]+)/.exec(mails[count - 1]!.text)![1]!;
}
