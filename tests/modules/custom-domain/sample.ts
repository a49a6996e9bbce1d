import { insert } from '#tests/support/factories';
import { CANARY, HIDDEN, type Sample } from '#tests/support/sample';
import { v7 as uuidv7 } from 'uuid';

export const sample: Sample = {
  values: { host: 'learn.sample.education' },
  own: async (app, { institution }) => {
    await insert(app, 'custom_domain', {
      institution_id: institution.id,
      id: uuidv7(),
      host: 'old.sample.education',
      txt_value: 'lyceum-sample',
    });
    return {};
  },
  targets: async (app, { institution }) => {
    const id = uuidv7();
    await insert(app, 'custom_domain', {
      institution_id: institution.id,
      id,
      host: `${HIDDEN}-${CANARY}.education`,
      txt_value: `${HIDDEN}-${CANARY}`,
    });
    return { hidden: { customDomain: id } };
  },
  messages: (_id, { institution }) => ({ customDomainChanged: { institutionId: institution.id } }),
};
