import type { App } from '#tests/support/app';
import {
  type Actor,
  aMembership,
  anAccount,
  anAdmin,
  anInstitution,
  aSession,
  aStudent,
  aTeacher,
  aVisitor,
  type Member,
} from '#tests/support/factories';
import { maybe, type Population, text } from './population.ts';
import { Chance } from './random.ts';
import { someCohorts } from './random-cohorts.ts';
import { someCourses } from './random-courses.ts';
import type { Asking } from './reference/visible.ts';

/** Three institutions with all readable objects, one of them suspended, and their readers. */
export interface World {
  /** The reader and the requested host. */
  asking: Record<string, Asking>;
}

/** Fills an app's database with random data; the same for the same seed except for IDs. */
export async function aWorld(app: App, seed: number): Promise<World> {
  const chance = new Chance(seed);
  const traveller = await anAccount(app, { firstName: 'Same', lastName: 'Same' });
  const here = await aPopulation(app, chance, traveller);
  const there = await aPopulation(app, chance, traveller);
  const suspended = await aPopulation(app, chance, traveller);
  await app.db.query('update institution set suspended_at = now() where id = $1', [suspended.institution.id]);
  await app.db.query(`
    update membership m set is_public = true
    where exists (select 1 from course c where c.is_public and c.institution_id = m.institution_id and c.owner_id = m.id)
       or exists (select 1 from cohort_instructor i join cohort c on c.institution_id = i.institution_id and c.id = i.cohort_id
                  where c.is_public and i.institution_id = m.institution_id and i.membership_id = m.id)`);
  const asMember = { ...traveller, ...here.traveller };
  const actors: Record<string, Actor> = {
    visitor: aVisitor(),
    'account without institution': await anAccount(app),
    'traveller without institution': traveller,
    'traveller in the first': { ...asMember, ...(await aSession(app, asMember)) },
    'admin of the first': here.admin,
    'owner of the first': here.teachers[0]!,
    'instructor of the first': here.teachers[1]!,
    'another instructor of the first': here.teachers[2]!,
    'student of the first': here.students[0]!,
    'another student of the first': here.students[1]!,
    'unverified student of the first': await aStudent(app, {
      institution: here.institution,
      isVerified: false,
    }),
    'admin of the second': there.admin,
    'instructor of the second': there.teachers[1]!,
    'student of the second': there.students[0]!,
  };
  return {
    asking: {
      ...Object.fromEntries(Object.entries(actors).map(([name, actor]) => [name, { actor }])),
      'visitor at the first': { actor: aVisitor(), host: here.institution.namespace },
      'student at the first': { actor: here.students[0]!, host: here.institution.namespace },
    },
  };
}

async function aPopulation(
  app: App,
  chance: Chance,
  traveller: Actor & { accountId: string },
): Promise<Population> {
  const institution = await anInstitution(app);
  await app.db.query(
    `update institution set description = $2, email = $3, website = $4, admin_email = $5, max_students = $6 where id = $1`,
    [
      institution.id,
      text(chance),
      'hello@example.org',
      maybe(chance, 'https://example.org'),
      'secret@example.org',
      maybe(chance, chance.between(1, 500)),
    ],
  );
  const of = { institution };
  const admin = await anAdmin(app, { ...of, firstName: '', lastName: '' });
  const teachers = [
    await aTeacher(app, { ...of, isOwner: true }),
    await aTeacher(app, of),
    await aTeacher(app, { ...of, firstName: 'Only', lastName: '' }),
  ];
  const students: Member[] = [];
  for (let left = 6; left > 0; left--)
    students.push(await aStudent(app, { institution, lastName: chance.oneOf(['Same', 'Other']) }));
  const joined = (await aMembership(app, traveller, institution, 'student')) as Population['traveller'];
  const population = { institution, admin, teachers, students, traveller: joined };
  const learners = [...students, { ...joined, accountId: traveller.accountId }];
  const courses = await someCourses(app, chance, population, learners);
  await someCohorts(app, chance, population, learners, courses);
  return population;
}
