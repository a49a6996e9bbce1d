import type { App } from '#tests/support/app';
import type { GraphqlAnswer, GraphqlOptions } from '#tests/support/graphql';

const SESSION = `accessToken viewer {
  id email firstName lastName displayName role isOwner: membership { isOwner } isVerified institution { id namespace }
  memberships { role isOwner institution { namespace } }
}`;

const mutation = (name: string, type: string, fields = SESSION) =>
  `mutation($input: ${type}!) { ${name}(input: $input) { ${fields} } }`;

const STUDENT = mutation('registerStudent', 'RegisterStudentInput');
const TEACHER = mutation('registerTeacher', 'RegisterTeacherInput');
const SIGN_UP = mutation('signUp', 'SignUpInput');
const SIGN_IN = mutation('signIn', 'SignInInput');
const VERIFY = mutation('verifyEmail', 'VerifyEmailInput', `${SESSION} passwordResetToken`);

let count = 0;

/** Returns an unused e-mail address. */
export const newEmail = () => `new-${++count}@example.org`;

/** Returns an unused namespace. */
export const newNamespace = () => `school-${++count}`;

export const A_STUDENT = () => ({ email: newEmail(), password: 'eight chars' });

export const A_TEACHER = () => ({
  ...A_STUDENT(),
  firstName: 'Ada',
  lastName: 'Lovelace',
  institutionName: 'Analytical School',
  namespace: newNamespace(),
  institutionType: 'ORGANIZATION',
});

export const A_SIGN_UP = () => ({
  email: newEmail(),
  password: 'Abcdef1!',
  firstName: 'Sam Student',
  lastName: 'Sam Student',
});

type Call = (app: App, input: object, options?: GraphqlOptions) => Promise<GraphqlAnswer>;
const calling =
  (query: string): Call =>
  (app, input, options) =>
    app.graphql(query, { input }, options);

export const registerStudent = calling(STUDENT);
export const registerTeacher = calling(TEACHER);
export const signUp = calling(SIGN_UP);
export const signIn = calling(SIGN_IN);
export const verifyEmail = calling(VERIFY);

export const refresh = (app: App, cookies: Record<string, string>, options: GraphqlOptions = {}) =>
  app.graphql(`mutation { refreshSession { ${SESSION} } }`, undefined, { cookies, ...options });

export const signOut = (app: App, options: GraphqlOptions) =>
  app.graphql('mutation { signOut { message } }', undefined, options);

export const switchTo = (app: App, institutionId: string, options: GraphqlOptions) =>
  app.graphql(
    `mutation($id: ID!) { switchInstitution(input: { institutionId: $id }) { ${SESSION} } }`,
    { id: institutionId },
    options,
  );

export const resend = (app: App, options: GraphqlOptions) =>
  app.graphql('mutation { resendVerificationCode { message } }', undefined, options);

export const resendTo = (app: App, email: string, options: GraphqlOptions = {}) =>
  app.graphql(
    'mutation($email: String!) { resendVerificationCodeTo(input: { email: $email }) { message } }',
    { email },
    options,
  );

/** Reads the viewer with an access token. */
export const whoAmI = (app: App, accessToken: string, options: GraphqlOptions = {}) =>
  app.graphql('{ viewer { email isVerified institution { namespace } } }', undefined, {
    as: { accessToken },
    ...options,
  });

/** Returns the code of the latest of `count` mails to an address. */
export async function codeFor(app: App, email: string, mails = 1): Promise<string> {
  const sent = await app.mailTo(email, mails);
  return /\d{6}/.exec(sent[mails - 1]!.subject)![0];
}

/** Returns the link token of the latest of `count` verification mails to an address. */
export async function linkTokenFor(app: App, email: string, mails = 1): Promise<string> {
  const sent = await app.mailTo(email, mails);
  const link = new URL(/http\S+\/verify#\S+/.exec(sent[mails - 1]!.text)![0]);
  return new URLSearchParams(link.hash.slice(1)).get('code')!;
}

/** Returns a code that differs from the given one and for each `at`. */
export const wrongCode = (code: string, at = 1) => String((Number(code) + at) % 1_000_000).padStart(6, '0');

/** Decodes the payload of an access token. */
export const claimsOf = (accessToken: string) =>
  JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString('utf8')) as Record<
    string,
    unknown
  >;

export async function countRows(app: App, table: string, where = 'true'): Promise<number> {
  const { rows } = await app.db.query(`select count(*)::int as n from ${table} where ${where}`);
  return rows[0].n as number;
}

export const times = <T>(n: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, at) => make(at)));

/** Resets the attempt counters, as if their window had passed. */
export const forgetAttempts = (app: App) => app.db.query('delete from attempt');

export const requestReset = (app: App, email: string, options: GraphqlOptions = {}) =>
  app.graphql(
    'mutation($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { message } }',
    { input: { email } },
    options,
  );

export const resetPassword = (
  app: App,
  input: { token: string; password: string },
  options: GraphqlOptions = {},
) =>
  app.graphql(
    'mutation($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
    { input },
    options,
  );

/** Returns the reset link number `nth` that was mailed to an address, once it has come: other mails may come before or after it. */
export async function resetLinkFor(app: App, email: string, nth = 1): Promise<URL> {
  for (let mails = nth; ; mails++) {
    const sent = await app.mailTo(email, mails);
    const links = sent.flatMap(({ text }) => /http\S+\/reset-password\?token=\S+/.exec(text)?.[0] ?? []);
    if (links.length >= nth) return new URL(links[nth - 1]!);
  }
}

export const tokenOf = (link: URL) => link.searchParams.get('token')!;

export const changePassword = (
  app: App,
  input: { currentPassword: string; newPassword: string },
  options: GraphqlOptions,
) =>
  app.graphql(
    'mutation($input: ChangePasswordInput!) { changePassword(input: $input) { message } }',
    { input },
    options,
  );

export const endSession = (app: App, sessionId: string, options: GraphqlOptions) =>
  app.graphql(
    'mutation($id: ID!) { endSession(input: { id: $id }) { message } }',
    { id: sessionId },
    options,
  );

export const endOtherSessions = (app: App, options: GraphqlOptions) =>
  app.graphql('mutation { endOtherSessions { message } }', undefined, options);

/** Lists the active sessions of a person. */
export const sessionsOf = async (app: App, options: GraphqlOptions) => {
  const { data, errors } = await app.graphql(
    '{ sessions { totalCount nodes { id device address createdAt lastUsedAt isCurrent } } }',
    undefined,
    options,
  );
  return (errors.length > 0 ? errors : data.sessions.nodes) as Record<string, unknown>[];
};
