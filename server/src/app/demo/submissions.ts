import { idleStudents } from './accounts.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { pointsAfterSql } from '#modules/activity/activity-due.sql';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';
import { v7 as uuidv7 } from 'uuid';
import { fileKey } from '#platform/storage/storage';

/** Comments of students on their work, in Markdown. */
const DESCRIPTIONS = [
  'I kept it **small** and wrote down why:\n\n- one file\n- no dependencies\n- what I would do next',
  'Took longer than I thought. The second part is what I am least sure about, so please look at that first.',
  '1. Start with the comment at the top.\n2. Then read from the bottom up.\n\nThe idea is from _chapter two_.',
  'A first version that works. I left the edge cases out on purpose and listed them in the file.',
];

const FEEDBACK = [
  'Clear and to the point. **Next time** say what you left out, and why.',
  'Good work! Have a look at the names: two of them say the same thing.',
  'The first half is excellent. The second half needs an example of what goes wrong.',
  'Exactly what was asked for. Well done.',
];

const CONTENT = `// A short solution.
export const steps = ['read', 'try', 'write down', 'try again'];

export function next(step: string): string | undefined {
  return steps[steps.indexOf(step) + 1];
}
`;

/** Students who submit, by their number in each activity. Some never submit, and the idle ones stopped. */
const SUBMISSIONS = `
  with learner as (
    select a.institution_id, a.id as activity_id, a.due_at, a.points, a.work_types, o.owner_id, m.id as student_id,
      row_number() over (partition by a.id order by m.id) as n
    from activity a
    join course o on o.institution_id = a.institution_id and o.id = a.course_id
    join lateral (
      select distinct e.membership_id as id from cohort_course l
      join cohort c on c.institution_id = l.institution_id and c.id = l.cohort_id and c.start_date < now()
        and c.end_date > now() - interval '120 days'
      join enrollment e on e.institution_id = c.institution_id and e.cohort_id = c.id and ${statusHasSeat('e.status')}
      where l.institution_id = a.institution_id and l.course_id = a.course_id
    ) m on true
    where a.due_at < now() + interval '13 days' and not 'discussion' = any(a.work_types)
  ), work as (
    select *, case when due_at < now() then due_at - make_interval(hours => (5 + n * 7)::int)
      else now() - make_interval(hours => (3 + n * 5)::int) end as at, due_at < now() and n % 3 <> 2 as is_graded
    from learner where not exists (
      select from membership m where m.institution_id = learner.institution_id and m.id = student_id and m.contact_email = any(?::text[]))
    and case when due_at < now() then n % 5 <> 4 else n % 4 = 2 end
  )
  insert into submission (institution_id, id, created_at, activity_id, student_id, description, link, submitted_at, given_points, points, feedback, graded_by_id, graded_at)
  select institution_id, uuidv7(), at, activity_id, student_id, (?::text[])[1 + n % 4],
    case when 'link' = any(work_types) then 'https://example.org/portfolio/' || n end, at,
    case when is_graded then round(points * (10 - n % 4) / 10.0)::int end, case when is_graded then round(points * (10 - n % 4) / 10.0)::int end,
    case when is_graded then (?::text[])[1 + n % 4] end,
    case when is_graded then owner_id end, case when is_graded then due_at + make_interval(hours => (20 + n)::int) end
  from work
  returning institution_id as "institutionId", id, student_id as "studentId", submitted_at as "submittedAt",
    (select 'files' = any(work_types) from work where work.activity_id = submission.activity_id limit 1) as "hasFiles"`;

/** Attempts of all students: some tried twice. */
const ATTEMPTS = `
  with tried as (
    update submission s set attempt = 1 + (length(s.id::text || s.description) + extract(minute from s.submitted_at)::int) % 2
    where s.institution_id = ? returning *
  )
  insert into submission_attempt (institution_id, id, created_at, submission_id, number, description, link, submitted_at, is_late)
  select s.institution_id, uuidv7(), at.at, s.id, n.number, case when n.number = s.attempt then s.description else 'A first draft, to be on the safe side.' end,
    s.link, at.at, at.at > a.due_at
  from tried s
  join activity a on a.institution_id = s.institution_id and a.id = s.activity_id,
    generate_series(1, s.attempt) n (number),
    lateral (select s.submitted_at - make_interval(days => s.attempt - n.number) as at) at`;

/** Work that came late, where it loses points. */
const LATE = `
  update submission s set is_late = true, late_percent = 20, points = ${pointsAfterSql('s.given_points', '20')},
    submitted_at = a.due_at + interval '9 hours'
  from activity a
  where s.institution_id = ? and a.institution_id = s.institution_id and a.id = s.activity_id
    and a.late_penalty = 'fixed' and a.late_percent = 20 and s.submitted_at < a.due_at and s.graded_at is not null
    and s.student_id = (select max(o.student_id::text)::uuid from submission o
      where o.institution_id = a.institution_id and o.activity_id = a.id and o.graded_at is not null)`;

/** Students with more time for work that is due soon. */
const EXTENSIONS = `
  insert into extension (institution_id, id, created_at, activity_id, student_id, due_at, reason, granted_by_id)
  select a.institution_id, uuidv7(), now() - interval '1 day', a.id, m.id, a.due_at + interval '5 days', (?::text[])[1 + m.n % 2], o.owner_id
  from activity a
  join course o on o.institution_id = a.institution_id and o.id = a.course_id,
    lateral (
      select e.membership_id as id, row_number() over (order by e.membership_id) as n
      from cohort_course l
      join enrollment e on e.institution_id = l.institution_id and e.cohort_id = l.cohort_id and e.status = 'active'
      where l.institution_id = a.institution_id and l.course_id = a.course_id and not exists (
        select from submission s where s.institution_id = a.institution_id and s.activity_id = a.id and s.student_id = e.membership_id)
      group by e.membership_id limit 2
    ) m
  where a.institution_id = ? and a.type = 'assignment' and a.due_at between now() and now() + interval '7 days'`;

/** Work that students have begun: for the next project of each, or else the next assignment. */
const DRAFTS = `
  insert into submission_draft (institution_id, id, created_at, activity_id, student_id, description, saved_at)
  select distinct on (e.membership_id) a.institution_id, uuidv7(), now() - interval '2 hours', a.id, e.membership_id, ?, now() - interval '2 hours'
  from activity a
  join cohort_course l on l.institution_id = a.institution_id and l.course_id = a.course_id
  join enrollment e on e.institution_id = l.institution_id and e.cohort_id = l.cohort_id and e.status = 'active'
  where a.institution_id = ? and a.type in ('assignment', 'project') and 'text' = any(a.work_types) and a.due_at > now() and not exists (
    select from submission s where s.institution_id = a.institution_id and s.activity_id = a.id and s.student_id = e.membership_id)
  order by e.membership_id, a.type desc, a.due_at`;

const BEGUN = 'What I have so far:\n\n1. The states that I found\n2. How each of them is reached';

const REASONS = ['Ill since Monday', 'Travels for work this week'];

interface Work {
  institutionId: string;
  id: string;
  studentId: string;
  submittedAt: string;
  hasFiles: boolean;
}

/** Stores the content of a file. */
export type KeepContent = (key: string, content: string | Buffer) => Promise<void>;

/** Seeds submissions for past and upcoming activities, most of the past ones graded, each with a file, and drafts. */
export async function seedSubmissions(
  em: EntityManager,
  institutionId: string,
  keep: KeepContent | null,
): Promise<void> {
  const works = await em.execute<Work[]>(SUBMISSIONS, [
    arrayOf(idleStudents()),
    arrayOf(DESCRIPTIONS),
    arrayOf(FEEDBACK),
  ]);
  await em.execute(LATE, [institutionId]);
  await em.execute(ATTEMPTS, [institutionId]);
  await em.execute(EXTENSIONS, [arrayOf(REASONS), institutionId]);
  await em.execute(DRAFTS, [BEGUN, institutionId]);
  if (keep) for (const work of works) if (work.hasFiles) await attachFile(em, keep, work);
}

/** Stores the file before its row is committed. A failed seed leaves files without a row. */
async function attachFile(em: EntityManager, keep: KeepContent, work: Work): Promise<void> {
  const id = uuidv7();
  const size = Buffer.byteLength(CONTENT);
  await keep(fileKey(work.institutionId, id), CONTENT);
  await em.execute(
    `insert into file (institution_id, id, created_at, uploader_id, purpose, name, content_type, size, stored_at, holder_id, position)
     values (?, ?, ?, ?, 'submission', 'solution.ts', 'text/plain', ?, ?, ?, 1)`,
    [work.institutionId, id, work.submittedAt, work.studentId, size, work.submittedAt, work.id],
  );
  await em.execute(
    `insert into storage_use as used (institution_id, id, bytes) values (?, ?, ?)
     on conflict (institution_id) do update set bytes = used.bytes + excluded.bytes`,
    [work.institutionId, uuidv7(), size],
  );
}

/** Serializes a list of strings as a PostgreSQL array. */
const arrayOf = (texts: string[]) =>
  `{${texts.map((text) => JSON.stringify(text).replaceAll('\\n', '\n')).join()}}`;
