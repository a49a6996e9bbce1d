import { expect } from 'vitest';
import type { App } from '#tests/support/app';
import type { Member } from '#tests/support/factories';
import { connectForPlans, explain, mostRows, statementsOf } from './cost.ts';

/** Returns the most rows of one kind that the database reads for an operation, whether returned or not. */
export async function rowsRead(app: App, query: string, variables: object, as: Member): Promise<number> {
  await app.graphql('{ viewer { id } }', {}, { as }); // the session is cached from here on
  const statements = await statementsOf(app.services, async () => {
    const { errors } = await app.graphql(query, variables, { as });
    expect(errors).toEqual([]);
  });
  expect(statements).not.toEqual([]);
  const client = await connectForPlans(app.databaseUrl);
  try {
    let most = 0;
    for (const statement of statements) {
      const { Plan } = await explain(client, statement, {
        accountId: as.accountId,
        institutionId: as.institution.id,
      });
      most = Math.max(most, mostRows(Plan));
    }
    return most;
  } finally {
    await client.end();
  }
}
