import type { App } from '#tests/support/app';
import {
  anAccount,
  anAccountExport,
  anAdmin,
  anExport,
  anInstitution,
  type Member,
} from '#tests/support/factories';
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
  idOf: {
    accountExport: 'accountExportId',
    cancelAccountExport: 'accountExportId',
    institutionExport: 'exportId',
    cancelInstitutionExport: 'exportId',
  },
  silent: {
    startAccountExport: 'the business of the person alone, in no institution',
    cancelAccountExport: 'the business of the person alone, in no institution',
  },
  calls: {
    accountExport: async (app) => {
      const person = await anAccount(app);
      return { as: person, given: { id: await anAccountExport(app, { by: person }) } };
    },
    startAccountExport: async (app) => {
      await holdJobs(app);
      return { as: await anAccount(app), given: {} };
    },
    cancelAccountExport: async (app) => {
      const person = await anAccount(app);
      return {
        as: person,
        given: { input: { id: await anAccountExport(app, { by: person, status: 'queued' }) } },
      };
    },
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
  own: async (app, { admin, self }) => ({
    exportId: await anExport(app, { by: admin }),
    accountExportId: await anAccountExport(app, { by: self }),
  }),
  targets: async (app, { admin }) => ({
    hidden: { 'institution export': await anExport(app, { by: admin, status: 'failed', failure: CANARY }) },
  }),
};
