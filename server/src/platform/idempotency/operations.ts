import { Invalid } from '#kernel/errors';
import { IDEMPOTENCY_KEY } from './idempotency-key.ts';

/** Mutations that do not support Idempotency-Key, with the reason. All others support it. */
export const WITHOUT_KEY: Readonly<Record<string, string>> = {
  signIn: 'returns a token, which is not stored',
  signInWithPasskey: 'returns a token, which is not stored',
  undoEmailChange: 'needs a link, which works once, and returns a token',
  signUp: 'returns a token, which is not stored',
  registerStudent: 'returns a token, which is not stored',
  registerTeacher: 'returns a token, which is not stored',
  refreshSession: 'returns a token, which is not stored',
  switchInstitution: 'returns a token, which is not stored',
  verifyEmail: 'returns a token, which is not stored',
  acceptMemberInvitation: 'returns a token, which is not stored',
  registerWithInvitation: 'returns a token, which is not stored',
  createApiToken: 'returns a secret, which is not stored',
  createCalendarFeed: 'returns a secret address, which is not stored',
  signOut: 'is idempotent by itself',
  resendVerificationCode: 'for people; limited to one per minute',
  resendVerificationCodeTo: 'for people; limited to one per minute',
  changePassword: 'a repeat fails, because the password is different by then',
  beginTwoFactor: 'a repeat starts afresh',
  enableTwoFactor: 'a code is accepted once, and the answer has secrets',
  disableTwoFactor: 'a code is accepted once',
  replaceRecoveryCodes: 'a code is accepted once, and the answer has secrets',
  deleteAccount: 'a repeat has no account',
  endSession: 'is idempotent by itself',
  endOtherSessions: 'is idempotent by itself',
  requestPasswordReset: 'for people; limited to one per minute',
  resetPassword: 'needs a link, which works once',
  subscribeEarlyAccess: 'is idempotent by itself',
  contactSales: 'for people, also without an account; limited per network',
  sendMessage: 'the client generates the ID of the message',
  editMessage: 'is idempotent by itself',
  deleteMessage: 'is idempotent by itself',
  openConversation: 'is idempotent by itself',
  markConversationRead: 'is idempotent by itself',
  setTyping: 'writes nothing',
};

/**
 * Mutations whose response is not stored, because it contains a secret. A repeat reads it again: their transactions store
 * only IDs, and the secret is derived from them.
 */
const UNSTORED: ReadonlySet<string> = new Set(['createWebhookEndpoint', 'rotateWebhookSecret']);

/** Returns whether the response of a mutation may be stored for repeats. */
export const isResponseStored = (mutation: string) => !UNSTORED.has(mutation);

/** Returns whether a mutation supports Idempotency-Key. */
export const supportsIdempotencyKey = (mutation: string) => !(mutation in WITHOUT_KEY);

/** Rejects a key for a mutation that does not support it, because the client relies on the key. @throws AppError INVALID */
export function assertSupportsIdempotencyKey(mutation: string): void {
  if (supportsIdempotencyKey(mutation)) return;
  const message = `This call doesn’t accept ${IDEMPOTENCY_KEY.name}.`;
  throw Invalid([{ field: IDEMPOTENCY_KEY.name, message }]);
}
