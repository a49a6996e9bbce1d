import { Invalid } from '#kernel/errors';
import { IDEMPOTENCY_KEY } from './idempotency-key.ts';

/** Mutations that take no Idempotency-Key, and why; all others take one. */
export const WITHOUT_KEY: Readonly<Record<string, string>> = {
  signIn: 'answers with a token, which is not kept',
  signUp: 'answers with a token, which is not kept',
  registerStudent: 'answers with a token, which is not kept',
  registerTeacher: 'answers with a token, which is not kept',
  refreshSession: 'answers with a token, which is not kept',
  switchInstitution: 'answers with a token, which is not kept',
  verifyEmail: 'answers with a token, which is not kept',
  createApiToken: 'answers with a secret, which is not kept',
  createWebhookEndpoint: 'answers with a secret, which is not kept',
  rotateWebhookSecret: 'answers with a secret, which is not kept',
  signOut: 'again changes nothing',
  resendVerificationCode: 'for people; held to one a minute',
  resendVerificationCodeTo: 'for people; held to one a minute',
  changePassword: 'a repeat is refused by the password, which is another by then',
  deleteAccount: 'a repeat comes without an account',
  endSession: 'again changes nothing',
  endOtherSessions: 'again changes nothing',
  requestPasswordReset: 'for people; held to one a minute',
  resetPassword: 'takes a link, which works once',
  subscribeEarlyAccess: 'again changes nothing',
  sendMessage: 'its message has an id that the client makes',
  editMessage: 'again changes nothing',
  deleteMessage: 'again changes nothing',
  openConversation: 'again changes nothing',
  markConversationRead: 'again changes nothing',
  setTyping: 'writes nothing',
};

/** Whether a mutation is done once for a key. */
export const supportsIdempotencyKey = (mutation: string) => !(mutation in WITHOUT_KEY);

/** @throws Invalid where a mutation takes no key: who sends one relies on it */
export function assertSupportsIdempotencyKey(mutation: string): void {
  if (supportsIdempotencyKey(mutation)) return;
  const message = `This call takes no ${IDEMPOTENCY_KEY.name}.`;
  throw Invalid([{ field: IDEMPOTENCY_KEY.name, message }]);
}
