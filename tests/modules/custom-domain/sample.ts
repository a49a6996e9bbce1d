import { v7 as uuidv7 } from 'uuid';
import type { App } from '#tests/support/app';
import { CANARY, HIDDEN, type Sample } from '#tests/support/sample';

/** Creates the custom domain of an institution unless it has one. Returns its ID. */
async function aDomain(app: App, institution: { id: string }, text: string): Promise<string> {
  const { rows } = await app.db.query<{ id: string }>(
    `insert into custom_domain (institution_id, id, host, txt_value) values ($1, $2, $3, $3)
     on conflict (institution_id) do update set host = excluded.host returning id`,
    [institution.id, uuidv7(), text],
  );
  return rows[0]!.id;
}

export const sample: Sample = {
  values: { host: 'learn.sample.education' },
  silent: { checkCustomDomain: 'name servers that do not answer change nothing but the states of records' },
  own: async (app, { institution }) => {
    await aDomain(app, institution, 'old.sample.education');
    return {};
  },
  targets: async (app, { institution }) => ({
    hidden: { 'custom domain': await aDomain(app, institution, `${HIDDEN}-${CANARY}`) },
  }),
  messages: (_id, { institution }) => ({ customDomainChanged: { institutionId: institution.id } }),
};
