import { PASSWORD, aSession } from '#tests/support/factories';
import type { Sample } from '#tests/support/sample';

export const sample: Sample = {
  values: {
    email: 'somebody@example.org',
    password: PASSWORD,
    currentPassword: PASSWORD,
    newPassword: PASSWORD,
    code: '123456',
    token: 'A'.repeat(43),
  },
  silent: {
    beginTwoFactor: 'nothing is on before a code of the app',
    enableTwoFactor: 'it needs a code of an app',
    disableTwoFactor: 'it needs a code of an app',
    replaceRecoveryCodes: 'it changes nothing of an institution',
    refreshSession: 'the session goes on; it needs a cookie here',
    registerStudent: 'an account without an institution',
    resendVerificationCode: 'a mail; to nobody here, who is verified',
    resendVerificationCodeTo: 'a mail',
    requestPasswordReset: 'a mail',
    resetPassword:
      'it needs a link from a mail; a changed account is in tests/modules/account/password-reset.test.ts',
    subscribeEarlyAccess: 'an address of no institution',
    verifyEmail: 'it needs a code from a mail; a changed account is in tests/modules/audit/log.test.ts',
  },
  idOf: { endSession: 'sessionId' },
  own: async (app, { self }) => ({ sessionId: (await aSession(app, self)).sessionId }),
  targets: (_app, { student }) =>
    Promise.resolve({ seen: { account: student.accountId, session: student.sessionId } }),
};
