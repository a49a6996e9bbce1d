import { makeCredential, signChallenge } from '#tests/support/authenticator';
import { aStudent, away, PASSWORD } from '#tests/support/factories';
import { CANARY, type Sample } from '#tests/support/sample';
import { aPasskey, aStoredPasskey, beginPasskey, beginSignIn, originOf } from './calls.ts';

export const sample: Sample = {
  values: {
    clientData: Buffer.from(
      '{"type":"webauthn.get","challenge":"AAAA","origin":"http://localhost"}',
    ).toString('base64url'),
    credential: 'A'.repeat(22),
    attestationObject: 'A'.repeat(40),
    authenticatorData: 'A'.repeat(50),
    signature: 'A'.repeat(86),
    userHandle: 'A'.repeat(22),
    transports: 'internal',
  },
  inputs: { removePasskey: { password: PASSWORD }, renamePasskey: { name: 'Another name' } },
  silent: {
    beginPasskey: 'nothing is added before the answer of an authenticator',
    beginPasskeySignIn: 'nobody is signed in before the answer of an authenticator',
  },
  calls: {
    addPasskey: async (app, { as: { institution }, given: { input } }) => {
      const student = await aStudent(app, { institution });
      const { data } = await beginPasskey(app, { as: student });
      const { answer } = makeCredential(data.beginPasskey, { origin: originOf(app) });
      return { as: student, given: { input: { ...(input as object), ...answer } } };
    },
    signInWithPasskey: async (app, { as, given: { input } }) => {
      const { credential } = await aPasskey(app, await aStudent(app, { institution: await away(app) }));
      const answer = signChallenge(await beginSignIn(app), credential, { origin: originOf(app) });
      return { as, given: { input: { ...(input as object), institution: 'away', ...answer } } };
    },
  },
  idOf: { removePasskey: 'passkeyId', renamePasskey: 'passkeyId' },
  own: async (app, { self }) => ({ passkeyId: await aStoredPasskey(app, self) }),
  targets: async (app, { student }) => ({ seen: { passkey: await aStoredPasskey(app, student, CANARY) } }),
};
