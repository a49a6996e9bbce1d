import type { EntityManager } from '@mikro-orm/postgresql';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { memberNameText } from '#modules/membership/membership.sql';
import { newStatusIndex } from '#modules/certificate/issue-locked.service';
import { newCertificateNumber } from '#modules/certificate/certificate-number.service';

/** Days since the end of the last cohort, which still waits for its certificates. Others were issued after two days. */
const PENDING_DAYS = 30;

/** The student who signs in, whose certificates stay valid. */
const DEMO_STUDENT = DEMO_ACCOUNTS.find(({ role }) => role === 'student')!.email;

/** Course with an automatic rule. Some of its students nearly meet it. */
const RULED_COURSE = 'Data Science Foundations';

/** Seeds certificates for the enrollments of ended cohorts, some with a grade and one revoked, and a rule. */
export async function seedCertificates(em: EntityManager): Promise<void> {
  const made = await em.execute<{ id: string; isIssued: boolean }[]>(MADE, [PENDING_DAYS]);
  const issued = made.filter(({ isIssued }) => isIssued);
  await em.execute(ISSUED, [
    `{${issued.map(({ id }) => id).join()}}`,
    `{${issued.map(newCertificateNumber).join()}}`,
    `{${issued.map(newStatusIndex).join()}}`,
  ]);
  await em.execute(TOLD);
  await em.execute(REVOKED, [DEMO_STUDENT]);
  await em.execute(RULE, [RULED_COURSE]);
}

const MADE = `
  insert into certificate (institution_id, id, created_at, course_id, membership_id, account_id, cohort_id, course_title, cohort_title, student_name)
  select distinct on (e.institution_id, o.id, m.id) e.institution_id, uuidv7(), c.end_date + interval '2 minutes', o.id, m.id, m.account_id, c.id, o.title, c.title, ${memberNameText('m')}
  from enrollment e
  join cohort c on c.institution_id = e.institution_id and c.id = e.cohort_id
  join cohort_course l on l.institution_id = e.institution_id and l.cohort_id = e.cohort_id
  join course o on o.institution_id = e.institution_id and o.id = l.course_id
  join membership m on m.institution_id = e.institution_id and m.id = e.membership_id
  where e.status = 'completed'
  order by e.institution_id, o.id, m.id, c.end_date
  returning id, created_at < now() - make_interval(days => ?) as "isIssued"`;

const ISSUED = `
  update certificate k
  set status = 'issued', number = given.number, status_index = given.status_index, issued_at = k.created_at + interval '2 days', issued_by_id = c.created_by_id,
    language = coalesce(a.language, 'en'),
    grade = case when given.place % 4 = 0 then null else (79 + given.place * 7 % 21) || '%' end
  from unnest(?::uuid[], ?::text[], ?::int[]) with ordinality given (id, number, status_index, place), cohort c, account a
  where k.id = given.id and c.institution_id = k.institution_id and c.id = k.cohort_id and a.id = k.account_id`;

const TOLD = `
  insert into notification (institution_id, id, recipient_id, kind, key, subject_id, subject_title, actor_id, happened_at, read_at)
  select institution_id, uuidv7(), membership_id, 'certificate', id, id, course_title, issued_by_id, issued_at, issued_at + interval '3 hours'
  from certificate where status = 'issued'`;

const REVOKED = `
  update certificate k
  set status = 'revoked', revoked_at = k.issued_at + interval '9 days', revoked_by_id = k.issued_by_id,
    revocation_reason = 'The project was the work of somebody else.'
  where k.id = (
    select c.id from certificate c join membership m on m.institution_id = c.institution_id and m.id = c.membership_id
    where c.status = 'issued' and m.contact_email <> ? order by c.issued_at, c.student_name, c.id limit 1)`;

const RULE = `
  insert into certificate_rule (institution_id, id, course_id, is_automatic, min_progress)
  select o.institution_id, uuidv7(), o.id, true, 80 from course o where o.title = ?`;
