import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { EmailChange } from './email-change.entity.ts';
import { EmailChangeResolver } from './email-change.resolver.ts';
import { MAIL_EMAIL_CHANGE } from './mail-email-change.service.ts';

export const emailChangeModule: Module = {
  name: 'email-change',
  entities: [EmailChange],
  resolvers: [EmailChangeResolver],
  tokenAccess: {
    requestEmailChange: SESSION_ONLY,
    cancelEmailChange: SESSION_ONLY,
    confirmEmailChange: SESSION_ONLY,
    undoEmailChange: SESSION_ONLY,
  },
  publicFields: {
    confirmEmailChange: 'proves the new address by the link of an e-mail',
    undoEmailChange: 'proves the old address by the link of an e-mail',
  },
  jobs: [MAIL_EMAIL_CHANGE],
};
