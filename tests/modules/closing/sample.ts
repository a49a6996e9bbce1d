import { anAdmin, anInstitution, type Member, PASSWORD } from '#tests/support/factories';
import type { App } from '#tests/support/app';
import type { Sample } from '#tests/support/sample';
import { signInAt } from './calls.ts';

/** Creates the owner of an institution of its own, because closing ends the sessions of everybody else. */
const anOwner = async (app: App): Promise<Member> =>
  anAdmin(app, { institution: await anInstitution(app), isOwner: true });

export const sample: Sample = {
  calls: {
    closeInstitution: async (app) => {
      const owner = await anOwner(app);
      return { as: owner, given: { input: { name: owner.institution.name, password: PASSWORD } } };
    },
    cancelInstitutionClosing: async (app) => {
      const owner = await anOwner(app);
      await app.db.query(
        `update institution set suspended_at = now(), closing_at = now() + interval '30 days' where id = $1`,
        [owner.institution.id],
      );
      const { accessToken } = await signInAt(app, owner, owner.institution);
      return { as: { ...owner, accessToken }, given: {} };
    },
  },
};
