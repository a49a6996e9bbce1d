import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildGraphqlSchema } from '#app/schema';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  aDiscussion,
  anActivity,
  aLesson,
  aStudent,
  type Member,
} from '#tests/support/factories';
import { everyOperation } from '#tests/support/operations';
import { faultsOf, httpProbes } from './probes.ts';
import { selectable } from './parts.ts';
import { HIDDEN } from '#tests/support/sample';
import { findTypes, type Target, type Tenants, twoTenants } from './tenants.ts';

/** Part of what every member of the home institution reads, and nobody else. */
const MEMBERS_ONLY = 'canary-of-members';

vi.setConfig({ testTimeout: 120_000 });

const queries = everyOperation(buildGraphqlSchema(() => true)).filter(({ kind }) => kind === 'query');

let app: App;
let tenants: Tenants;
let membersOnly: Pick<Target, 'kind' | 'id'>[];
let seatHolder: Member;
let removed: Member;
beforeAll(async () => {
  app = await startApp();
  tenants = await twoTenants(app);
  await findTypes(app, tenants);
  const { home: institution, homeAdmin: by } = tenants;
  const course = await aCourse(app, { by, title: MEMBERS_ONLY, isPublic: false });
  const of = { course, title: MEMBERS_ONLY };
  membersOnly = [
    { kind: 'course', id: course.id },
    {
      kind: 'cohort',
      id: (await aCohort(app, { by, courses: [course], title: MEMBERS_ONLY, isPublic: false })).id,
    },
    { kind: 'activity', id: (await anActivity(app, of)).id },
    { kind: 'lesson', id: (await aLesson(app, of)).id },
    { kind: 'discussion', id: (await aDiscussion(app, { by, ...of, body: MEMBERS_ONLY })).id },
    { kind: 'member', id: (await aStudent(app, { institution, lastName: MEMBERS_ONLY })).membershipId },
  ];
  seatHolder = await aStudent(app, { institution });
  removed = await aStudent(app, { institution });
  const cohort = tenants.targets.find(({ kind }) => kind === 'cohort')!;
  await app.db.query('update institution set is_sign_up_open = false where id = $1', [institution.id]);
  await app.db.query(`update membership set access = 'seat' where id = $1`, [seatHolder.membershipId]);
  await app.db.query(`update membership set status = 'deactivated' where id = $1`, [removed.membershipId]);
  await app.db.query(
    `insert into enrollment (institution_id, id, cohort_id, membership_id, account_id, status)
     values ($1, gen_random_uuid(), $2, $3, $4, 'active')`,
    [institution.id, cohort.id, seatHolder.membershipId, seatHolder.accountId],
  );
});
afterAll(() => app.stop());

/** Returns the names of the queries and lists that reveal each target. */
async function told(as: Member, targets: Pick<Target, 'kind' | 'id'>[], canary: string): Promise<string[]> {
  const faults = await faultsOf(httpProbes(app, tenants, queries, as), selectable(targets), canary);
  return [...new Set(faults.filter(({ what }) => what.startsWith('tells')).map(({ probe }) => probe))];
}

test('a member reads what is for members', async () => {
  const names = await told(tenants.student, membersOnly, MEMBERS_ONLY);
  for (const query of ['activity(', 'cohort(', 'course(', 'discussion(', 'lesson(', 'node('])
    expect(names.filter((name) => name.startsWith(query))).not.toEqual([]);
});

test('a person with a seat reads nothing reserved for members or staff', async () => {
  expect(await told(seatHolder, membersOnly, MEMBERS_ONLY)).toEqual([]);
  expect(await told(seatHolder, tenants.hidden, HIDDEN)).toEqual([]);
});

test('a removed member reads neither', async () => {
  expect(await told(removed, membersOnly, MEMBERS_ONLY)).toEqual([]);
  expect(await told(removed, tenants.hidden, HIDDEN)).toEqual([]);
});
