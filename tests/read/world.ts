import { v7 as uuidv7 } from 'uuid';
import type { App } from '../support/app.ts';
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
  inDays,
  insert,
  type InstitutionRow,
  type Member,
} from '../support/factories.ts';
import { Chance } from './random.ts';
import type { Asking } from './reference/visible.ts';

/** Words that texts are made of and searches look for: what breaks quoting, casing and encodings. */
export const WORDS = [
  'Algebra',
  'École',
  "O'Neill",
  '"quoted"',
  'back\\slash',
  '100%',
  'under_score',
  '日本語',
  '🎓',
  'a\nb',
  'ΣΊΣΥΦΟΣ',
  '$1',
  '{}',
];

/** Two institutions with all that can be read, and the people who read it. */
export interface World {
  /** Who asks, and at which host. */
  asking: Record<string, Asking>;
}

const LIVE = ['pending', 'active', 'waitlisted', 'completed'];

/** Fills an app's database with a random world; the same for the same seed but for its ids. */
export async function aWorld(app: App, seed: number): Promise<World> {
  const chance = new Chance(seed);
  const traveller = await anAccount(app, { firstName: 'Same', lastName: 'Same' });
  const here = await aPopulation(app, chance, traveller);
  const there = await aPopulation(app, chance, traveller);
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

interface Population {
  institution: InstitutionRow;
  admin: Member;
  teachers: Member[];
  students: Member[];
  traveller: { institution: InstitutionRow; membershipId: string; role: 'student' };
}

async function aPopulation(
  app: App,
  chance: Chance,
  traveller: Actor & { accountId: string },
): Promise<Population> {
  const institution = await anInstitution(app);
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

type Learner = Pick<Member, 'accountId' | 'membershipId'>;

const text = (chance: Chance) => chance.someOf(WORDS, 4).join(' ');
const maybe = <T>(chance: Chance, value: T): T | null => (chance.percent(50) ? value : null);
const money = (chance: Chance) => chance.between(0, 20_000) / 100;

/** On whole days, so that many are equal; half a day from now at least, so that the clock changes nothing. */
const day = (chance: Chance, from: number, to: number) => {
  const today = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000);
  const days = chance.between(from, to);
  return new Date(today.getTime() + (days <= 0 ? days - 1 : days + 1) * 86_400_000);
};

async function someCourses(
  app: App,
  chance: Chance,
  { institution, admin, teachers }: Population,
  learners: Learner[],
): Promise<string[]> {
  const ids: string[] = [];
  for (let left = 7; left > 0; left--) {
    const id = uuidv7();
    const tenant = { institution_id: institution.id };
    await insert(app, 'course', {
      ...tenant,
      id,
      title: text(chance),
      short_description: text(chance),
      category: chance.oneOf(['Other', 'Business']),
      price: money(chance),
      max_students: maybe(chance, chance.between(1, 50)),
      start_date: maybe(chance, day(chance, -20, 20)),
      is_recurring: chance.percent(50),
      recurring_interval: maybe(chance, chance.oneOf(['weekly', 'Custom'])),
      status: chance.percent(70) ? 'published' : 'draft',
      is_public: chance.percent(50),
      thumbnail_url: maybe(chance, 'https://example.org/a.png'),
      owner_id: chance.oneOf([admin, ...teachers]).membershipId,
      created_at: day(chance, -30, -1),
      deleted_at: chance.percent(15) ? inDays(-1) : null,
    });
    const sections: (string | null)[] = [null];
    for (let wanted = chance.between(0, 3); wanted > 0; wanted--) {
      const section = uuidv7();
      await insert(app, 'section', {
        ...tenant,
        id: section,
        course_id: id,
        title: text(chance),
        position: chance.between(0, 2),
        created_at: day(chance, -30, -1),
      });
      sections.push(section);
    }
    for (let wanted = chance.between(0, 5); wanted > 0; wanted--) {
      const lesson = uuidv7();
      await insert(app, 'lesson', {
        ...tenant,
        id: lesson,
        course_id: id,
        section_id: chance.oneOf(sections),
        title: text(chance),
        type: chance.oneOf(['video', 'exercise', 'quiz', 'live']),
        duration_minutes: maybe(chance, chance.between(1, 90)),
        position: chance.between(0, 3),
        starts_at: maybe(chance, day(chance, -20, 20)),
        created_at: day(chance, -30, -1),
      });
      for (const { membershipId } of chance.someOf(learners, 4))
        await insert(app, 'lesson_completion', {
          ...tenant,
          id: uuidv7(),
          lesson_id: lesson,
          membership_id: membershipId,
        });
    }
    ids.push(id);
  }
  return ids;
}

async function someCohorts(
  app: App,
  chance: Chance,
  { institution, admin, teachers }: Population,
  learners: Learner[],
  courses: string[],
): Promise<void> {
  for (let left = 9; left > 0; left--) {
    const id = uuidv7();
    const of = { institution_id: institution.id, cohort_id: id };
    const start = day(chance, -30, 30);
    const end = new Date(start.getTime() + chance.between(0, 1_000) * 3_600_000 + 12_345);
    const isMeeting = chance.percent(50);
    const isRecurring = chance.percent(50);
    const enrolled = chance.someOf(learners, 7).map(({ membershipId, accountId }) => ({
      membershipId,
      accountId,
      status: chance.oneOf(['pending', 'active', 'active', 'waitlisted', 'completed', 'cancelled', 'failed']),
    }));
    const seats = enrolled.filter(({ status }) => status === 'active' || status === 'completed').length;
    await insert(app, 'cohort', {
      institution_id: institution.id,
      id,
      title: text(chance),
      description: text(chance),
      start_date: start,
      end_date: end,
      application_deadline: maybe(chance, day(chance, -20, 20)),
      capacity: Math.max(1, seats + chance.between(0, 5)),
      student_count: seats,
      waitlist_count: enrolled.filter(({ status }) => status === 'waitlisted').length,
      own_price: maybe(chance, money(chance)),
      is_public: chance.percent(50),
      published_at: chance.percent(75) ? inDays(-2) : null,
      meeting_schedule: maybe(chance, text(chance)),
      meeting_info: text(chance),
      meeting_link: maybe(chance, 'https://meet.example.org/secret'),
      meeting_platform: isMeeting ? 'ZOOM' : null,
      recurrence_rule: isRecurring ? 'FREQ=WEEKLY' : null,
      recurrence_days: isRecurring ? maybe(chance, ['Monday', 'Friday']) : null,
      recurrence_time: isRecurring ? maybe(chance, '18:00') : null,
      time_zone: isRecurring ? maybe(chance, 'Europe/Berlin') : null,
      requirements: chance.someOf(WORDS, 3),
      created_by_id: chance.oneOf([admin, ...teachers]).membershipId,
      created_at: day(chance, -30, -1),
      deleted_at: chance.percent(15) ? inDays(-1) : null,
    });
    const more = (share: number, most: number) =>
      Array.from({ length: chance.percent(share) ? chance.between(1, most) : 0 });
    for (const course of chance.someOf(courses, 4))
      await insert(app, 'cohort_course', {
        ...of,
        id: uuidv7(),
        course_id: course,
        position: chance.between(0, 1),
      });
    for (const teacher of chance.someOf(teachers, 2))
      await insert(app, 'cohort_instructor', {
        ...of,
        id: uuidv7(),
        membership_id: teacher.membershipId,
        bio: text(chance),
        expertise: chance.someOf(WORDS, 2),
        rating: maybe(chance, chance.between(0, 50) / 10),
        created_at: day(chance, -3, -1),
      });
    for (const _ of more(60, 3))
      await insert(app, 'milestone', {
        ...of,
        id: uuidv7(),
        title: text(chance),
        deadline: day(chance, -2, 2),
        created_at: day(chance, -3, -1),
      });
    for (const _ of more(60, 3))
      await insert(app, 'resource', {
        ...of,
        id: uuidv7(),
        name: text(chance),
        size: chance.between(0, 9_999),
        storage_key: 'key',
        created_at: day(chance, -2, -1),
      });
    for (const _ of more(60, 3)) {
      const session = uuidv7();
      await insert(app, 'cohort_session', {
        ...of,
        id: session,
        topic: text(chance),
        date: day(chance, -2, 2),
        created_at: day(chance, -3, -1),
      });
      for (const { membershipId } of chance.someOf(learners, 4))
        await insert(app, 'attendance', {
          institution_id: institution.id,
          id: uuidv7(),
          session_id: session,
          membership_id: membershipId,
          is_present: chance.percent(50),
        });
    }
    const history = chance.someOf(learners, 3).map(({ membershipId, accountId }) => ({
      membershipId,
      accountId,
      status: chance.oneOf(['cancelled', 'failed']),
    }));
    for (const { membershipId, accountId, status } of [...enrolled, ...history])
      await insert(app, 'enrollment', {
        ...of,
        id: uuidv7(),
        membership_id: membershipId,
        account_id: accountId,
        status,
        price: LIVE.includes(status) ? money(chance) : 0,
        enrolled_at: day(chance, -5, -1),
        created_at: day(chance, -30, -1),
      });
  }
}
