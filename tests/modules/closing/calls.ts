import { eraseInstitution } from '#modules/closing/erase-institution.service';
import type { WithOwner } from '#platform/database/owner-transaction';
import { claimsOf, signIn } from '#tests/modules/account/calls';
import type { App } from '#tests/support/app';
import { type Actor, type InstitutionRow, type Member, PASSWORD } from '#tests/support/factories';
import type { GraphqlAnswer } from '#tests/support/graphql';

const CLOSE = `mutation ($input: CloseInstitutionInput!) {
  closeInstitution(input: $input) { closing { institutionId name closedAt closingAt } }
}`;

/** Closes the institution of an owner. */
export const close = (app: App, as: Member, input: object = {}): Promise<GraphqlAnswer> =>
  app.graphql(CLOSE, { input: { name: as.institution.name, password: PASSWORD, ...input } }, { as });

/** Reopens the institution that an owner closed. */
export const cancelClosing = (app: App, as: { accessToken: string }): Promise<GraphqlAnswer> =>
  app.graphql('mutation { cancelInstitutionClosing { institutionId } }', {}, { as });

export const readClosing = async (app: App, as: { accessToken: string }) =>
  (await app.graphql('{ institutionClosing { institutionId name closedAt closingAt } }', {}, { as })).data
    .institutionClosing as Record<string, string> | null;

/** Signs somebody in at an institution, and returns the claims of the token with it. */
export async function signInAt(app: App, { email }: Pick<Actor, 'email'>, { namespace }: InstitutionRow) {
  const answer = await signIn(app, { email, password: PASSWORD, institution: namespace });
  const accessToken = (answer.data?.signIn as { accessToken: string } | null)?.accessToken ?? null;
  return { answer, accessToken: accessToken!, claims: accessToken ? claimsOf(accessToken) : null };
}

/** Lets the time to reopen of a closed institution be over. */
export const letTimePass = (app: App, { id }: InstitutionRow) =>
  app.db.query(`update institution set closing_at = now() - interval '1 minute' where id = $1`, [id]);

/** Runs on a connection of the tables' owner. */
export const withOwnerOf =
  (app: App): WithOwner =>
  async (work) => {
    const client = await app.db.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  };

export const erase = (app: App, { id }: InstitutionRow): Promise<boolean> =>
  eraseInstitution(app.services, withOwnerOf(app), id);

/** Returns the number of rows of all institutions except one in each table, and those of tables without institutions. */
export async function countsWithout(app: App, institutionId: string): Promise<Record<string, number>> {
  return counts(
    app,
    (hasInstitution) => (hasInstitution ? 'institution_id is distinct from $1' : '$1::uuid is not null'),
    institutionId,
  );
}

/** Returns the number of rows of an institution in each table of the catalogue that has a column for it. */
export async function countsOf(app: Pick<App, 'db'>, institutionId: string): Promise<Record<string, number>> {
  return counts(app, (hasInstitution) => (hasInstitution ? 'institution_id = $1' : null), institutionId);
}

async function counts(
  app: Pick<App, 'db'>,
  where: (hasInstitution: boolean) => string | null,
  institutionId: string,
): Promise<Record<string, number>> {
  const { rows: tables } = await app.db.query<{ name: string; hasInstitution: boolean }>(
    `select t.table_name as name, exists (select from information_schema.columns c
       where c.table_schema = 'public' and c.table_name = t.table_name and c.column_name = 'institution_id') as "hasInstitution"
     from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`,
  );
  const found: Record<string, number> = {};
  for (const { name, hasInstitution } of tables) {
    const condition = where(hasInstitution);
    if (condition === null) continue;
    const { rows } = await app.db.query<{ count: number }>(
      `select count(*)::int as count from "${name}" where ${condition}`,
      [institutionId],
    );
    found[name] = rows[0]!.count;
  }
  return found;
}
