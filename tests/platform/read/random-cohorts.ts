import { v7 as uuidv7 } from 'uuid';
import type { App } from '#tests/support/app';
import { inDays, insert } from '#tests/support/factories';
import { day, type Learner, maybe, money, type Population, text, WORDS } from './population.ts';
import type { Chance } from './random.ts';

const RULES = [
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=12',
  'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261224T083000Z',
];

const LIVE = ['pending', 'active', 'waitlisted', 'completed'];
/** Deleting a cohort cancels every enrollment that is not completed. */
const PAST = ['completed', 'cancelled', 'failed'];

/** Creates cohorts of every kind in an institution, with all their parts. */
export async function someCohorts(
  app: App,
  chance: Chance,
  { institution, admin, teachers }: Population,
  learners: Learner[],
  courses: string[],
): Promise<void> {
  const certified = new Set<string>();
  for (let left = 9; left > 0; left--) {
    const id = uuidv7();
    const of = { institution_id: institution.id, cohort_id: id };
    const start = day(chance, -30, 30);
    const end = new Date(start.getTime() + chance.between(0, 1_000) * 3_600_000 + 12_345);
    const isMeeting = chance.percent(50);
    const isRecurring = chance.percent(50);
    const isDeleted = chance.percent(15);
    const enrolled = chance.someOf(learners, 7).map(({ membershipId, accountId }) => ({
      membershipId,
      accountId,
      status: chance.oneOf(isDeleted ? PAST : [...LIVE, 'active', 'cancelled', 'failed']),
    }));
    const held = enrolled.filter(({ status }) => status === 'pending').length;
    const seats = enrolled.filter(({ status }) => status === 'active' || status === 'completed').length;
    await insert(app, 'cohort', {
      institution_id: institution.id,
      id,
      title: text(chance),
      description: text(chance),
      start_date: start,
      end_date: end,
      registration_deadline: maybe(chance, day(chance, -20, 20)),
      capacity: Math.max(1, seats + held + chance.between(0, 5)),
      student_count: seats,
      held_count: held,
      waitlist_count: enrolled.filter(({ status }) => status === 'waitlisted').length,
      own_price: maybe(chance, money(chance)),
      is_public: chance.percent(50),
      published_at: chance.percent(75) ? inDays(-2) : null,
      meeting_schedule: maybe(chance, text(chance)),
      meeting_info: text(chance),
      meeting_link: maybe(chance, 'https://meet.example.org/secret'),
      meeting_platform: isMeeting ? 'ZOOM' : null,
      cover_url: maybe(chance, 'https://example.org/a.png'),
      recurrence_rule: isRecurring ? chance.oneOf(RULES) : null,
      recurrence_days: isRecurring ? maybe(chance, ['Monday', 'Friday']) : null,
      recurrence_time: isRecurring ? maybe(chance, '18:00') : null,
      time_zone: isRecurring ? maybe(chance, 'Europe/Berlin') : null,
      requirements: chance.someOf(WORDS, 3),
      created_by_id: chance.oneOf([admin, ...teachers]).membershipId,
      created_at: day(chance, -30, -1),
      deleted_at: isDeleted ? inDays(-1) : null,
    });
    const more = (share: number, most: number) =>
      Array.from({ length: chance.percent(share) ? chance.between(1, most) : 0 });
    const taken = chance.someOf(courses, 4);
    for (const course of taken)
      await insert(app, 'cohort_course', {
        ...of,
        id: uuidv7(),
        course_id: course,
        position: chance.between(0, 1),
      });
    for (const teacher of chance.someOf(teachers, 2)) {
      await app.db.query(
        'update membership set job_title = $2, bio = $3, expertise = $4, education = $5 where id = $1',
        [
          teacher.membershipId,
          chance.percent(50) ? text(chance) : '',
          text(chance),
          chance.someOf(WORDS, 2),
          JSON.stringify(
            chance.someOf(WORDS, 2).map((degree) => ({ degree, institution: '', year: maybe(chance, 1999) })),
          ),
        ],
      );
      await insert(app, 'cohort_instructor', {
        ...of,
        id: uuidv7(),
        membership_id: teacher.membershipId,
        rating: maybe(chance, chance.between(0, 50) / 10),
        created_at: day(chance, -3, -1),
      });
    }
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
        is_for_seats_only: false,
        position: chance.between(0, 9),
        created_at: day(chance, -2, -1),
      });
    for (const _ of more(60, 3)) {
      const session = uuidv7();
      await insert(app, 'cohort_session', {
        ...of,
        id: session,
        topic: text(chance),
        date: day(chance, -2, 2),
        cancelled_at: chance.oneOf([null, null, day(chance, -3, -1)]),
        recording_url: chance.oneOf([null, 'https://video.example/recording']),
        created_at: day(chance, -3, -1),
      });
      for (const { membershipId } of chance.someOf(learners, 4))
        await insert(app, 'attendance', {
          institution_id: institution.id,
          id: uuidv7(),
          session_id: session,
          membership_id: membershipId,
          status: chance.oneOf(['present', 'late', 'excused', 'absent']),
        });
    }
    const history = chance.someOf(learners, 3).map(({ membershipId, accountId }) => ({
      membershipId,
      accountId,
      status: chance.oneOf(['cancelled', 'failed']),
    }));
    for (const { membershipId, accountId, status } of [...enrolled, ...history]) {
      const enrollment = uuidv7();
      await insert(app, 'enrollment', {
        ...of,
        id: enrollment,
        membership_id: membershipId,
        account_id: accountId,
        status,
        price: LIVE.includes(status) ? money(chance) : 0,
        enrolled_at: day(chance, -5, -1),
        created_at: day(chance, -30, -1),
      });
      const { rows: lessons } = await app.db.query<{ id: string }>(
        'select id from lesson where course_id = any($1) order by id',
        [taken],
      );
      for (const lesson of chance.someOf(lessons, 3))
        await insert(app, 'enrollment_completion', {
          institution_id: of.institution_id,
          id: uuidv7(),
          enrollment_id: enrollment,
          lesson_id: lesson.id,
          membership_id: membershipId,
          created_at: day(chance, -20, -1),
        });
    }
    for (const course of taken)
      for (const { membershipId, accountId } of chance.someOf([...learners, ...teachers], 3)) {
        if (certified.has(`${course} ${membershipId}`)) continue;
        certified.add(`${course} ${membershipId}`);
        const isIssued = chance.percent(50);
        await insert(app, 'certificate', {
          ...of,
          id: uuidv7(),
          course_id: course,
          membership_id: membershipId,
          account_id: accountId,
          course_title: text(chance),
          cohort_title: text(chance),
          student_name: text(chance),
          status: isIssued ? 'issued' : 'pending',
          number: isIssued ? `RANDOM-${certified.size}` : null,
          grade: isIssued ? maybe(chance, text(chance)) : null,
          issued_at: isIssued ? day(chance, -10, -1) : null,
          issued_by_id: isIssued ? chance.oneOf([admin, ...teachers]).membershipId : null,
          created_at: day(chance, -30, -1),
        });
      }
  }
}
