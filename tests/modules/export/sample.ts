import type { App } from '#tests/support/app';
import { anAdmin, anExport, anInstitution, type Member } from '#tests/support/factories';
import { CANARY, type Sample } from '#tests/support/sample';

/** Creates the owner of an institution of its own. */
const anOwner = async (app: App): Promise<Member> =>
  anAdmin(app, { institution: await anInstitution(app), isOwner: true });

/** Lets the jobs of exports wait, so that exports change only by calls. */
const holdJobs = (app: App) =>
  app.db.query(`
    create or replace function graphile_worker_prompt.hold_exports() returns trigger language plpgsql as $$ begin
      if new.payload->>'exportId' is not null then new.run_at := new.run_at + interval '1 day'; end if;
      return new;
    end $$;
    create or replace trigger hold_exports before insert on graphile_worker_prompt._private_jobs
      for each row execute function graphile_worker_prompt.hold_exports()`);

export const sample: Sample = {
  idOf: { institutionExport: 'exportId', cancelInstitutionExport: 'exportId' },
  calls: {
    institutionExport: async (app) => {
      const owner = await anOwner(app);
      return { as: owner, given: { id: await anExport(app, { by: owner }) } };
    },
    startInstitutionExport: async (app) => {
      await holdJobs(app);
      return { as: await anOwner(app), given: {} };
    },
    cancelInstitutionExport: async (app) => {
      const owner = await anOwner(app);
      return { as: owner, given: { input: { id: await anExport(app, { by: owner, status: 'queued' }) } } };
    },
  },
  own: async (app, { admin }) => ({ exportId: await anExport(app, { by: admin }) }),
  targets: async (app, { admin }) => ({
    hidden: { 'institution export': await anExport(app, { by: admin, status: 'failed', failure: CANARY }) },
  }),
};
