import type { Module } from '#platform/module/module';
import { Account } from './account.entity.ts';
import { AccountResolver } from './account.resolver.ts';
import { EarlyAccessSubscriber } from './early-access.entity.ts';
import { ENDED_SESSIONS } from './ended-sessions.ts';
import { PasswordReset } from './password-reset.entity.ts';
import { MAIL_PASSWORD_RESET } from './password-reset.service.ts';
import { RefreshToken, Session } from './session.entity.ts';
import { SessionResolver } from './session.resolver.ts';
import { VerificationCode } from './verification-code.entity.ts';
import { ViewerResolver } from './viewer.resolver.ts';

export const accountModule: Module = {
  name: 'account',
  entities: [Account, EarlyAccessSubscriber, PasswordReset, RefreshToken, Session, VerificationCode],
  resolvers: [AccountResolver, SessionResolver, ViewerResolver],
  sqlFunctions: [ENDED_SESSIONS],
  jobs: [MAIL_PASSWORD_RESET],
};
