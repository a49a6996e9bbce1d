import { anAccount, PASSWORD, aSession, aStudent, away, type Member } from '#tests/support/factories';
import type { Call, Sample } from '#tests/support/sample';
import { beginFor, codeAt, protect } from './two-factor.calls.ts';

/** Returns a call of another student with a code of an app in the first state that it needs. */
const withCode = async (
  secretOf: (student: Member) => Promise<string>,
  student: Member,
  { input }: Call['given'],
): Promise<Call> => ({
  as: student,
  given: { input: { ...(input as object), code: codeAt(await secretOf(student)) } },
});

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
  calls: {
    enableTwoFactor: async (app, { as: { institution }, given }) =>
      withCode((student) => beginFor(app, student), await aStudent(app, { institution }), given),
    disableTwoFactor: async (app, { as: { institution }, given }) =>
      withCode(
        async (student) => (await protect(app, student)).secret,
        await aStudent(app, { institution }),
        given,
      ),
    disableTwoFactorFor: async (app, { given: { input } }) => {
      const student = await aStudent(app, { institution: await away(app) });
      await protect(app, student);
      const staff = (await anAccount(app, { isSuperAdmin: true })) as Member;
      const code = codeAt((await protect(app, staff)).secret);
      return { as: staff, given: { input: { ...(input as object), email: student.email, code } } };
    },
  },
  callers: { disableTwoFactorFor: 'platform' },
  idOf: { endSession: 'sessionId' },
  own: async (app, { self }) => ({ sessionId: (await aSession(app, self)).sessionId }),
  targets: (_app, { student }) =>
    Promise.resolve({ seen: { account: student.accountId, session: student.sessionId } }),
};
