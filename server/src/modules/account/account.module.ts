import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { Account } from './account.entity.ts';
import { AccountResolver } from './account.resolver.ts';
import { EarlyAccessSubscriber } from './early-access.entity.ts';
import { ENDED_SESSIONS } from './ended-sessions.sql.ts';
import { PasswordReset } from './password-reset.entity.ts';
import { MAIL_PASSWORD_RESET } from './password-reset.service.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { RefreshToken, Session } from './session.entity.ts';
import { SessionResolver } from './session.resolver.ts';
import { MAIL_SIGN_IN_WARNING } from './sign-in-warning.service.ts';
import { TwoFactor } from './two-factor.entity.ts';
import { TwoFactorResolver } from './two-factor.resolver.ts';
import { VerificationCode } from './verification-code.entity.ts';
import { ViewerResolver } from './viewer.resolver.ts';

export const accountModule: Module = {
  name: 'account',
  entities: [
    Account,
    EarlyAccessSubscriber,
    PasswordReset,
    RecoveryCode,
    RefreshToken,
    Session,
    TwoFactor,
    VerificationCode,
  ],
  nodes: [{ type: Account, scope: SESSION_ONLY, isViewer: true }],
  resolvers: [AccountResolver, SessionResolver, TwoFactorResolver, ViewerResolver],
  tokenAccess: {
    viewer: SESSION_ONLY,
    registerStudent: SESSION_ONLY,
    registerTeacher: SESSION_ONLY,
    signUp: SESSION_ONLY,
    signIn: SESSION_ONLY,
    signOut: SESSION_ONLY,
    refreshSession: SESSION_ONLY,
    switchInstitution: SESSION_ONLY,
    verifyEmail: SESSION_ONLY,
    resendVerificationCode: SESSION_ONLY,
    resendVerificationCodeTo: SESSION_ONLY,
    changePassword: SESSION_ONLY,
    updateLanguage: SESSION_ONLY,
    deleteAccount: SESSION_ONLY,
    beginTwoFactor: SESSION_ONLY,
    enableTwoFactor: SESSION_ONLY,
    disableTwoFactor: SESSION_ONLY,
    disableTwoFactorFor: SESSION_ONLY,
    replaceRecoveryCodes: SESSION_ONLY,
    sessions: SESSION_ONLY,
    endSession: SESSION_ONLY,
    endOtherSessions: SESSION_ONLY,
    requestPasswordReset: SESSION_ONLY,
    resetPassword: SESSION_ONLY,
    subscribeEarlyAccess: SESSION_ONLY,
  },
  publicFields: {
    viewer: 'null for visitors',
    registerStudent: 'creates the account',
    registerTeacher: 'creates the account',
    signUp: 'creates the account',
    signIn: 'proves identity by the password',
    refreshSession: 'proves identity by the cookie',
    signOut: 'also ends what is left of an expired session',
    verifyEmail: 'proves identity by the code',
    resendVerificationCodeTo: 'before signing in; does not reveal whether the address is known',
    requestPasswordReset: 'for people who cannot sign in; does not reveal whether the address is known',
    resetPassword: 'proves identity by the link of an e-mail',
    subscribeEarlyAccess: 'for people without an account',
  },
  sqlFunctions: [ENDED_SESSIONS],
  jobs: [MAIL_PASSWORD_RESET, MAIL_SIGN_IN_WARNING],
};
