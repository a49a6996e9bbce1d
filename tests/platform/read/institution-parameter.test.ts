import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '#tests/support/schema';
import type { Statement } from '#platform/read/reader';
import { twoTenants } from '#tests/api/isolation/tenants';
import { callOf, mutations } from '#tests/modules/audit/every-mutation';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAdmin,
  anEnrollment,
  anInstitution,
  aStudent,
  aTeacher,
  type Member,
} from '#tests/support/factories';
import { asIfFound } from '#tests/support/found-tables';
import { everyOperation } from '#tests/support/operations';

/**
 * Scans that read more than one institution, by operation and table, and why. Those of `viewer` are also in payloads with
 * the memberships of an account.
 */
const ACROSS: Record<string, Record<string, string>> = {
  viewer: {
    membership: "the account's own memberships are in any institution",
    'presence p': 'whether the member is online in the institution of a membership',
    'enrollment e': 'courses of the member in the institution of a membership',
    'cohort_course cc': 'courses of the member in the institution of a membership',
  },
};

/** For any operation: details of an institution are for its members, in any session. */
const MEMBERS_OF_ANY = 'membership m';

interface Scan {
  'Relation Name'?: string;
  Alias?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Filter?: string;
  Plans?: Scan[];
}

const queries = everyOperation(schema).filter(({ kind }) => kind === 'query');

let app: App;
let tenantTables: Set<string>;
const members: Record<string, Member> = {};
beforeAll(async () => {
  app = await startApp({ isOwn: true });
  const institution = await anInstitution(app);
  members['admin'] = await anAdmin(app, { institution });
  members['instructor'] = await aTeacher(app, { institution });
  members['student'] = await aStudent(app, { institution });
  const seat = (members['seat'] = await aStudent(app, { institution }));
  const course = await aCourse(app, { by: members['instructor'] });
  const cohort = await aCohort(app, { by: members['instructor'], courses: [course] });
  await anEnrollment(app, { cohort, student: seat });
  await app.db.query(`update membership set access = 'seat' where id = $1`, [seat.membershipId]);
  const { rows } = await app.db.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'institution_id' and is_nullable = 'NO'`,
  );
  tenantTables = new Set(rows.map(({ name }) => name));
});
afterAll(() => app.stop());

/**
 * Statements that an operation runs inside the institution, without those that look outside afterwards. Reads that are not
 * run find nothing: so PostgreSQL plans them only once, to explain them.
 */
async function statementsInside(run: () => Promise<unknown>, { areRun = true } = {}): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { runStatements, runWrites } = app.services;
  app.services.runStatements = (viewer, statements) => {
    if (viewer.institutionId) sent.push(...statements);
    return areRun ? runStatements(viewer, statements) : Promise.resolve(statements.map(() => null));
  };
  app.services.runWrites = (author, statements) => {
    if (author.viewer.institutionId) sent.push(...statements);
    return runWrites(author, statements);
  };
  await run().finally(() => Object.assign(app.services, { runStatements, runWrites }));
  return sent;
}

const isCompiled = ({ text }: Statement) => text.startsWith('select (select row_to_json');

const scansOf = (node: Scan): Scan[] => [
  ...(tenantTables.has(node['Relation Name'] ?? '') ? [node] : []),
  ...(node.Plans ?? []).flatMap(scansOf),
];

interface Unscoped {
  table: string;
  conditions: string;
}

/** By statement: roles share many. */
const explained = new Map<string, Unscoped[]>();

/** Tables that a statement scans without the parameter, explained as a superuser without row level security. */
async function unscoped(text: string): Promise<Unscoped[]> {
  const known = explained.get(text);
  if (known) return known;
  const { rows } = await app.db.query<{ 'QUERY PLAN': { Plan: Scan }[] }>(
    `explain (generic_plan, format json) ${text}`,
  );
  const found = scansOf(rows[0]!['QUERY PLAN'][0]!.Plan)
    .map((scan) => ({
      table: `${scan['Relation Name']} ${scan.Alias!.replace(/^t\d+$|_\d+$/g, '')}`.trim(),
      conditions: [scan['Index Cond'], scan['Recheck Cond'], scan.Filter].join(' '),
    }))
    .filter(({ conditions }) => !/institution_id = \$\d/.test(conditions));
  explained.set(text, found);
  return found;
}

describe('compiled reads', () => {
  test.each(['admin', 'instructor', 'student', 'seat'])(
    'name the institution as a parameter in every query of %s',
    async (role) => {
      const faults = new Set<string>();
      const seen = new Set<string>();
      for (const operation of queries) {
        const { name, document, variables } = operation;
        const statements = await statementsInside(
          () => asIfFound(app, operation, () => app.graphql(document, variables, { as: members[role]! })),
          { areRun: false },
        );
        for (const { text } of statements) {
          if (seen.has(text)) continue;
          seen.add(text);
          for (const { table, conditions } of await unscoped(text))
            if (table !== MEMBERS_OF_ANY && !ACROSS[name]?.[table])
              faults.add(`${name}: ${table} ${conditions}`);
        }
      }
      expect([...faults]).toEqual([]);
      expect(seen.size).toBeGreaterThan(15);
    },
  );

  test('name it in the payload of every mutation', async () => {
    const tenants = await twoTenants(app);
    await app.db.query(`update institution set plan = 'professional'`); // with tokens
    const faults = new Set<string>();
    let count = 0;
    for (const operation of mutations) {
      const known = operation.document.includes('memberships {') ? ACROSS['viewer'] : undefined;
      const { as, given } = await callOf(app, tenants, operation);
      const statements = await statementsInside(() => app.graphql(operation.document, given, { as }));
      for (const { text } of statements.filter(isCompiled)) {
        count++;
        for (const { table, conditions } of await unscoped(text))
          if (table !== MEMBERS_OF_ANY && !known?.[table])
            faults.add(`${operation.name}: ${table} ${conditions}`);
      }
    }
    expect([...faults]).toEqual([]);
    expect(count).toBeGreaterThan(30);
  });
});
