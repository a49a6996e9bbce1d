import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { AUDIT_PASSKEY } from './audit-passkey.sql.ts';
import { Passkey } from './passkey.entity.ts';
import { PasskeyResolver } from './passkey.resolver.ts';

export const passkeyModule: Module = {
  name: 'passkey',
  entities: [Passkey],
  resolvers: [PasskeyResolver],
  tokenAccess: {
    passkeys: SESSION_ONLY,
    beginPasskey: SESSION_ONLY,
    addPasskey: SESSION_ONLY,
    renamePasskey: SESSION_ONLY,
    removePasskey: SESSION_ONLY,
    beginPasskeySignIn: SESSION_ONLY,
    signInWithPasskey: SESSION_ONLY,
  },
  publicFields: {
    beginPasskeySignIn: 'before signing in; names no account',
    signInWithPasskey: 'proves identity by the passkey',
  },
  triggerFunctions: [AUDIT_PASSKEY],
};
