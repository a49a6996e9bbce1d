import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '#tests/support/schema';
import { type App, startApp } from '#tests/support/app';
import { prepareAtFirstUse } from '#tests/support/prepared';
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
import { type Asking, type Fault, faultsOfEach, httpProbes } from './probes.ts';
import { leavesOfNamed } from './calls.ts';
import { PARTS_OF_ONE, partOfTargets, selectable } from './parts.ts';
import { HIDDEN } from '#tests/support/sample';
import { findTypes, type Target, type Tenants, twoTenants } from './tenants.ts';

/** Part of what every member of the home institution reads, and nobody else. */
const MEMBERS_ONLY = 'canary-of-members';

const queries = everyOperation(schema).filter(({ kind }) => kind === 'query');

let app: App;
let tenants: Tenants;
/** Faults of each person, all asked together. */
let faults: Record<string, Fault[]>;
beforeAll(async () => {
  app = await startApp();
  prepareAtFirstUse(app);
  tenants = await twoTenants(app);
  await findTypes(app, tenants);
  const { home: institution, homeAdmin: by } = tenants;
  const course = await aCourse(app, { by, title: MEMBERS_ONLY, isPublic: false });
  const of = { course, title: MEMBERS_ONLY };
  const membersOnly = Object.entries({
    course,
    cohort: await aCohort(app, { by, courses: [course], title: MEMBERS_ONLY, isPublic: false }),
    activity: await anActivity(app, of),
    lesson: await aLesson(app, of),
    discussion: await aDiscussion(app, { by, ...of, body: MEMBERS_ONLY }),
    membership: { id: (await aStudent(app, { institution, lastName: MEMBERS_ONLY })).membershipId },
  }).map(([table, { id }]): Target => ({ kind: table, id, table }));
  const seatHolder = await aStudent(app, { institution });
  const removed = await aStudent(app, { institution });
  const cohort = tenants.targets.find(({ kind }) => kind === 'cohort')!;
  await app.db.query('update institution set is_sign_up_open = false where id = $1', [institution.id]);
  await app.db.query(`update membership set access = 'seat' where id = $1`, [seatHolder.membershipId]);
  await app.db.query(`update membership set status = 'deactivated' where id = $1`, [removed.membershipId]);
  await app.db.query(
    `insert into enrollment (institution_id, id, cohort_id, membership_id, account_id, status)
     values ($1, gen_random_uuid(), $2, $3, $4, 'active')`,
    [institution.id, cohort.id, seatHolder.membershipId, seatHolder.accountId],
  );
  const asking = (as: Member, targetsOf: Asking['targetsOf'], canary: string) => ({
    probes: httpProbes(app, tenants, leavesOfNamed(queries), as),
    targetsOf,
    canary,
  });
  const forMembers = selectable(membersOnly);
  const forStaff = (part: number) => partOfTargets(tenants.hidden, part, { parts: PARTS_OF_ONE });
  faults = await faultsOfEach({
    'student, for members': asking(tenants.student, forMembers, MEMBERS_ONLY),
    'person with a seat, for members': asking(seatHolder, forMembers, MEMBERS_ONLY),
    'person with a seat, for staff': asking(seatHolder, forStaff(0), HIDDEN),
    'removed member, for members': asking(removed, forMembers, MEMBERS_ONLY),
    'removed member, for staff': asking(removed, forStaff(1), HIDDEN),
  });
});
afterAll(() => app.stop());

/** Returns the names of the queries and lists that reveal something. */
const told = (who: string): string[] => [
  ...new Set(faults[who]!.filter(({ what }) => what.startsWith('tells')).map(({ probe }) => probe)),
];

test('a member reads what is for members', () => {
  const names = told('student, for members');
  for (const query of ['activity(', 'cohort(', 'course(', 'discussion(', 'lesson(', 'node('])
    expect(names.filter((name) => name.startsWith(query))).not.toEqual([]);
});

test.each(['person with a seat', 'removed member'])(
  'a %s reads nothing reserved for members or staff',
  (who) => {
    expect(told(`${who}, for members`)).toEqual([]);
    expect(told(`${who}, for staff`)).toEqual([]);
  },
);
