import { type Kysely, type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';
import { seats } from '#modules/enrollment/seat.visibility';
import { fullNameText, memberNameText } from '#modules/membership/membership.sql';
import { planGrantsSql } from '#modules/price-plan/plan-grants.sql';
import { arrayOf } from '#platform/database/array';
import { idOf } from '#platform/database/identities';
import type { Context } from '#platform/request/context';
import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';
import { criteriaOf } from './criteria.service.ts';
import { issueLocked } from './issue-locked.service.ts';
import { meets, type Requirements } from './standing.sql.ts';

/** Certificates issued per transaction: few enough to keep their locks short. */
const AT_ONCE = 200;

/** A course with a rule, and the members whose facts changed; null for all. */
export interface RuleTurn {
  institutionId: string;
  courseId: string;
  membershipIds: string[] | null;
}

/**
 * Issues the certificates of a course to the students who meet its automatic rule. Safe to run repeatedly, concurrently and
 * to interrupt: each student gets one. A student with a revoked one gets none.
 */
export async function applyRule(services: Services, turn: RuleTurn): Promise<void> {
  const context = createJobContext(services, turn.institutionId, 'apply-certificate-rule');
  while ((await issueSome(context, turn)) === AT_ONCE);
}

/** Issues certificates to some students who meet the rule. Returns their number. */
function issueSome(context: Context, turn: RuleTurn): Promise<number> {
  const { institutionId, courseId } = turn;
  return context.transaction(async (em, afterCommit) => {
    const transaction = em.getTransactionContext<Kysely<never>>()!;
    const { rows } = await rule(turn).execute(transaction);
    const [required] = rows;
    if (!required) return 0;
    const due = (await students(turn, required).execute(transaction)).rows.map(({ id }) => id);
    if (due.length === 0) return 0;
    await em.execute(ADD, [uuidv7(), new Date(), arrayOf(due), institutionId, courseId]);
    const { rows: pending } = await lockPending(turn, due).execute(transaction);
    await issueLocked(
      { em, context, afterCommit },
      { institutionId, membershipId: null },
      pending.map(({ id }) => id),
      { grade: null, criteria: criteriaOf(required) },
    );
    return due.length;
  });
}

/** Locked in shared mode, so that nothing is issued by a rule that changes at the same time. */
const rule = ({ institutionId, courseId }: RuleTurn): RawBuilder<Requirements> => sql<Requirements>`
  select r.min_progress as "minProgress", r.min_grade as "minGrade", r.min_attendance as "minAttendance"
  from certificate_rule r join course o on o.institution_id = ${institutionId} and o.id = r.course_id and o.deleted_at is null
  where r.institution_id = ${institutionId} and r.course_id = ${courseId} and r.is_automatic for share of r`;

/** The enrollments that count, as rows \`e\`, for their students \`m\` who can get a certificate now. */
function students(
  { institutionId, courseId, membershipIds }: RuleTurn,
  { minProgress, minGrade, minAttendance }: Requirements,
): RawBuilder<{ id: string }> {
  const of = { institution: sql`${institutionId}::uuid`, course: sql`${courseId}::uuid` };
  const required = {
    minProgress: sql`${minProgress}`,
    minGrade: sql`${minGrade}`,
    minAttendance: sql`${minAttendance}`,
  };
  const among = membershipIds ? sql`e.membership_id = any(${arrayOf(membershipIds)}::uuid[])` : sql`true`;
  return sql<{ id: string }>`
    select distinct e.membership_id as id from ${seats(of)} and ${among}
      and ${planGrantsSql('certificate', of.institution)}
      and exists (select from membership m where m.institution_id = ${of.institution} and m.id = e.membership_id
        and m.status = 'active' and ${sql.raw(fullNameText('m'))} <> '')
      and not exists (select from certificate k where k.institution_id = ${of.institution} and k.course_id = ${of.course}
        and k.membership_id = e.membership_id and k.status <> 'pending')
      and ${meets(of, required)}
    order by e.membership_id limit ${sql.lit(AT_ONCE)}`;
}

// In a fixed order, so that two transactions that add the same ones cannot deadlock. The seat of a running cohort counts
// before one of the past.
const ADD = `
  insert into certificate (institution_id, id, created_at, course_id, membership_id, account_id, cohort_id, course_title, cohort_title, student_name)
  select distinct on (m.id) e.institution_id, ${idOf('seed.id', 'm.id::text')}, seed.at, o.id, m.id, e.account_id, c.id, o.title, c.title, ${memberNameText('m')}
  from (select ?::uuid as id, ?::timestamptz as at, ?::uuid[] as members, ?::uuid as institution_id, ?::uuid as course_id) seed
  join course o on o.institution_id = seed.institution_id and o.id = seed.course_id
  join cohort_course l on l.institution_id = seed.institution_id and l.course_id = o.id
  join cohort c on c.institution_id = seed.institution_id and c.id = l.cohort_id and c.deleted_at is null
  join enrollment e on e.institution_id = seed.institution_id and e.cohort_id = c.id and ${statusHasSeat('e.status')}
    and e.membership_id = any(seed.members)
  join membership m on m.institution_id = seed.institution_id and m.id = e.membership_id
  order by m.id, e.status = 'active' desc, e.enrolled_at desc, e.id
  on conflict do nothing`;

const lockPending = (
  { institutionId, courseId }: RuleTurn,
  membershipIds: string[],
): RawBuilder<{ id: string }> => sql<{ id: string }>`
  select k.id from certificate k
  where k.institution_id = ${institutionId} and k.course_id = ${courseId} and k.status = 'pending'
    and k.membership_id = any(${arrayOf(membershipIds)}::uuid[])
  order by k.id for update`;
