import type { EventConsumer } from '#platform/domain-event/consumer';
import type { DomainEvent } from '#platform/domain-event/domain-event';
import { REQUEST_QUIETLY } from '#platform/jobs/requests';

const OF_ATTEMPT = `
  select s.course_id, t.student_id as membership_id from quiz_attempt t
  join quiz q on q.institution_id = $1 and q.id = t.quiz_id
  join lesson s on s.institution_id = $1 and s.id = q.lesson_id
  where t.institution_id = $1 and t.id = any($2::uuid[])`;

/**
 * SQL of the courses and members whose facts an event changes, as `course_id` and `membership_id`. `$1` is the institution and
 * `$2` the IDs.
 */
const FACTS: Partial<Record<DomainEvent['type'], string>> = {
  'attempt.submitted': OF_ATTEMPT,
  'attempt.graded': OF_ATTEMPT,
  'submission.graded': `
    select a.course_id, w.student_id as membership_id from submission w
    join activity a on a.institution_id = $1 and a.id = w.activity_id
    where w.institution_id = $1 and w.id = any($2::uuid[])`,
  'attendance.marked': `
    select cc.course_id, t.membership_id from cohort_session s
    join cohort_course cc on cc.institution_id = $1 and cc.cohort_id = s.cohort_id
    join attendance t on t.institution_id = $1 and t.session_id = s.id
    where s.institution_id = $1 and s.id = any($2::uuid[])`,
  'enrollment.completed': `
    select cc.course_id, e.membership_id from enrollment e
    join cohort_course cc on cc.institution_id = $1 and cc.cohort_id = e.cohort_id
    where e.institution_id = $1 and e.id = any($2::uuid[])`,
};

/** The same of a completed lesson. The member is the one with the acting account `$3`. */
const OF_LESSON = `
  select s.course_id, m.id as membership_id from lesson s
  join membership m on m.institution_id = $1 and m.account_id = $3::uuid
  where s.institution_id = $1 and s.id = any($2::uuid[])`;

/** Enqueues the job for each course with an automatic rule, with the members who have no certificate of it yet. */
const queue = (facts: string) => `
  ${REQUEST_QUIETLY} select 'apply-certificate-rule', json_build_object('institutionId', $1::uuid, 'share', $1::uuid,
    'courseId', f.course_id, 'membershipIds', json_agg(distinct f.membership_id))
  from (${facts}) f
  join certificate_rule r on r.institution_id = $1 and r.course_id = f.course_id and r.is_automatic
  where not exists (select from certificate k where k.institution_id = $1 and k.course_id = f.course_id
    and k.membership_id = f.membership_id and k.status <> 'pending')
  group by f.course_id`;

/** A changed rule is applied to all students of its course. */
const QUEUE_ALL = `
  ${REQUEST_QUIETLY} select 'apply-certificate-rule', json_build_object('institutionId', $1::uuid, 'share', $1::uuid,
    'courseId', r.course_id, 'membershipIds', null)
  from certificate_rule r where r.institution_id = $1 and r.id = any($2::uuid[]) and r.is_automatic`;

/** Has certificates issued by the rules of their courses when facts change, after the transaction. */
export const certificateRuleConsumer: EventConsumer = {
  statementsFor: ({ type, institutionId, ids, actorId }) => {
    if (type === 'certificateRule.updated')
      return [{ name: 'certificate_rule_of_all', text: QUEUE_ALL, values: [institutionId, ids] }];
    if (type === 'lesson.completed')
      return [
        { name: 'certificate_rule_of_lesson', text: queue(OF_LESSON), values: [institutionId, ids, actorId] },
      ];
    const facts = FACTS[type];
    if (!facts) return [];
    const name = `certificate_rule_of_${type.replace('.', '_')}`;
    return [{ name, text: queue(facts), values: [institutionId, ids] }];
  },
};
