import type { ClientBase } from 'pg';
import { ownerTransaction } from '#platform/database/owner-transaction';
import { type CatalogueTable, tenantCatalogue } from '#platform/database/tenant-catalogue';
import { SETTINGS } from '#platform/database/tenancy';

/** Rows per transaction: locks are held for moments, and a killed erasure goes on behind the last batch. */
const AT_ONCE = 500;

/** Rounds over all tables. Deletions are written to the audit log and to counts, which a second round deletes. */
const MAX_ROUNDS = 5;

/**
 * Deletes all rows of an institution, table by table in the order of their foreign keys, in small transactions. Rows of other
 * institutions cannot be reached, because row level security is forced. Runs as the tables' owner, because the application may not
 * delete audit entries.
 * @throws Error when rows are left, such as those that something still writes
 */
export async function eraseRows(client: ClientBase, institutionId: string): Promise<void> {
  const tables = await tenantCatalogue(client);
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    let count = 0;
    for (const table of tables) count += await eraseTable(client, institutionId, table);
    if (count === 0) return;
  }
  throw new Error(`Rows of institution ${institutionId} are left`);
}

async function eraseTable(client: ClientBase, institutionId: string, table: CatalogueTable): Promise<number> {
  let count = 0;
  for (;;) {
    const deleted = await ownerTransaction(client, { institution: institutionId }, () =>
      table.name === 'membership'
        ? eraseMemberships(client, institutionId)
        : client.query(deleteBatch(table), [institutionId]).then(({ rowCount }) => rowCount ?? 0),
    );
    count += deleted;
    if (deleted === 0) return count;
  }
}

/** Returns SQL that deletes some rows. Those that other rows of the table refer to come later. */
function deleteBatch({ name, ownReferences }: Pick<CatalogueTable, 'name' | 'ownReferences'>): string {
  const table = `public."${name}"`;
  const isReferred = ownReferences.map(
    (column) => `and not exists (select from ${table} child
      where child.institution_id = $1 and child."${column}" = row.id and child.id <> row.id)`,
  );
  return `delete from ${table} where institution_id = $1 and id in (
    select row.id from ${table} row where row.institution_id = $1 ${isReferred.join(' ')} limit ${AT_ONCE})`;
}

/**
 * Deletes memberships, and the accounts of members that were never verified and belong to no other institution: nobody proved to
 * own them. Verified accounts stay, because they belong to their people.
 */
async function eraseMemberships(client: ClientBase, institutionId: string): Promise<number> {
  const { rows } = await client.query<{ accountId: string }>(
    `${deleteBatch({ name: 'membership', ownReferences: [] })} returning account_id as "accountId"`,
    [institutionId],
  );
  const { rows: unverified } = await client.query<{ id: string }>(
    'select id from account where id = any($1::uuid[]) and not is_verified and deleted_at is null order by id for update',
    [rows.map(({ accountId }) => accountId)],
  );
  for (const { id } of unverified) {
    await client.query('select set_config($1, $2, true)', [SETTINGS.account, id]); // it sees all of its memberships
    await client.query(
      'delete from account where id = $1 and not exists (select from membership where account_id = $1)',
      [id],
    );
  }
  return rows.length;
}
