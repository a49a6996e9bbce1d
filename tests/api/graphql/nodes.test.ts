import { afterAll, beforeAll, expect, test } from 'vitest';
import { NODES } from '#app/modules';
import { classesByTypeName } from '#platform/read/declarations';
import { type Tenants, twoTenants } from '#tests/api/isolation/tenants';
import { type App, startApp } from '#tests/support/app';
import type { Member } from '#tests/support/factories';

/** Number of the first and of the last rows of a table that are tried. */
const SAMPLE = 30;

let app: App;
let tenants: Tenants;
let people: Member[];
beforeAll(async () => {
  app = await startApp();
  tenants = await twoTenants(app);
  const { teacher, student, classmate } = tenants.ground;
  people = [tenants.homeAdmin, teacher, student, classmate];
});
afterAll(() => app.stop());

const names = new Map(Array.from(classesByTypeName(), ([name, type]) => [type, name]));
const types = NODES.filter(({ isViewer }) => !isViewer).map(({ type }) => ({ type, name: names.get(type)! }));

/** Returns IDs of rows of a type's table. */
function idsOf({ type }: (typeof types)[number]): string[] {
  const { tableName } = app.services.orm.getMetadata().find(type as never)!;
  const ids = [...tenants.tableOf].flatMap(([id, table]) => (table === tableName ? [id] : []));
  return [...new Set([...ids.slice(0, SAMPLE), ...ids.slice(-SAMPLE)])];
}

test('there are types to test', () => expect(types.length).toBeGreaterThan(27));

test.each(types.map((one) => [one.name, one] as const))(
  'node and nodes read an object of the type %s with its times',
  async (name, one) => {
    const ids = idsOf(one);
    expect(ids.length, 'rows').toBeGreaterThan(0);
    const fields = `... on ${name} { createdAt updatedAt }`;
    for (const as of people) {
      const { data, errors } = await app.graphql(
        `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ${fields} } }`,
        { ids },
        { as },
      );
      expect(errors).toEqual([]);
      const found = (data!['nodes'] as ({ id: string } | null)[]).find((node) => node !== null);
      if (!found) continue;
      const times = { createdAt: expect.any(String), updatedAt: expect.any(String) };
      expect(found).toEqual({ __typename: name, id: found.id, ...times });
      const alone = await app.graphql(
        `query ($id: ID!) { node(id: $id) { __typename id ${fields} } }`,
        { id: found.id },
        { as },
      );
      expect(alone.data!['node']).toEqual(found);
      return;
    }
    throw new Error(`nobody reads one of ${ids.length} rows`);
  },
);
