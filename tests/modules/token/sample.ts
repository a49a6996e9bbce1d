import { anApiToken } from '#tests/support/factories';
import type { Sample } from '#tests/support/sample';

export const sample: Sample = {
  values: { expiresInDays: 30 },
  idOf: { revokeApiToken: 'tokenId' },
  own: async (app, { admin }) => ({ tokenId: (await anApiToken(app, { by: admin })).tokenId }),
  targets: async (app, { admin }) => ({
    hidden: { 'api token': (await anApiToken(app, { by: admin })).tokenId },
  }),
};
