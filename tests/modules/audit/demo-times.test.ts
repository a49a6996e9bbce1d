import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '#app/demo/seed';
import { type App, startApp } from '#tests/support/app';

let app: App;
beforeAll(async () => {
  app = await startApp();
  await seedDemo(app.databaseUrl);
});
afterAll(() => app.stop());

const DEMO = `join institution i on i.id = e.institution_id and i.namespace = 'demo'`;

test('spreads the audit entries of the demo data over the time before the seeding', async () => {
  const { rows } = await app.db.query<{ days: number; recent: number; all: number }>(
    `select count(distinct e.created_at::date)::int as days, count(*)::int as all,
       count(*) filter (where e.created_at > now() - interval '10 minutes')::int as recent
     from audit_entry e ${DEMO}`,
  );
  expect(rows[0]!.recent).toBe(0);
  expect(rows[0]!.all).toBeGreaterThan(1000);
  expect(rows[0]!.days).toBeGreaterThan(50);
});

test('moves the ID of a demo entry together with its time', async () => {
  const { rows } = await app.db.query<{ apart: number; version: number }>(
    `select max(abs(extract(epoch from uuid_extract_timestamp(e.id) - e.created_at)) * 1000)::int as apart,
       min(uuid_extract_version(e.id))::int as version
     from audit_entry e ${DEMO}`,
  );
  expect(rows[0]).toEqual({ apart: 0, version: 7 });
});

test('dates a demo entry by the row it is about', async () => {
  const { rows } = await app.db.query<{ noun: string; seconds: number }>(
    `select e.noun, max(abs(extract(epoch from e.created_at - coalesce(n.enrolled_at, s.submitted_at, r.created_at))))::int as seconds
     from audit_entry e ${DEMO}
     left join enrollment n on n.id = e.row_id
     left join submission s on s.id = e.row_id and not s.is_late
     left join review r on r.id = e.row_id
     where e.action = 'created' and coalesce(n.id, s.id, r.id) is not null group by e.noun order by e.noun`,
  );
  expect(rows).toEqual([
    { noun: 'enrollment', seconds: 0 },
    { noun: 'review', seconds: 0 },
    { noun: 'submission', seconds: 0 },
  ]);
});

test('lists the creation of a demo row before its other changes, and members before what they do', async () => {
  const early = await app.db.query(
    `select e.noun, e.action from audit_entry e join audit_entry first on first.institution_id = e.institution_id
       and first.row_id = e.row_id and first.action = 'created'
     where e.id < first.id`,
  );
  expect(early.rows).toEqual([]);
  const strangers = await app.db.query(
    `select e.noun, e.created_at from audit_entry e join audit_entry member
       on member.institution_id = e.institution_id and member.noun = 'membership' and member.action = 'created'
       and member.row_id::text = coalesce(e.after->>'membership_id', e.after->>'student_id', e.after->>'author_id')
     where e.action = 'created' and e.noun <> 'membership' and e.id < member.id`,
  );
  expect(strangers.rows).toEqual([]);
});

test('has one quiz attempt in progress, begun with the first question', async () => {
  const { rows } = await app.db.query<{ ends: unknown; answers: number; begun: number; member: string }>(
    `select t.ends_at as ends, m.contact_email as member, count(*)::int as answers,
       count(*) filter (where cardinality(a.choices) > 0)::int as begun
     from quiz_attempt t join quiz_answer a on a.attempt_id = t.id join membership m on m.id = t.student_id
     where t.submitted_at is null group by t.id, t.ends_at, m.contact_email`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ ends: null, answers: 2, begun: 1 });
  expect(rows[0]!.member).not.toBe('student@demo.example');
});

test('dates demo memberships by their entry', async () => {
  const { rows } = await app.db.query<{ apart: number; recent: number }>(
    `select max(abs(extract(epoch from m.created_at - e.created_at)))::int as apart,
       count(*) filter (where m.created_at > now() - interval '10 minutes')::int as recent
     from audit_entry e ${DEMO} join membership m on m.id = e.row_id where e.noun = 'membership' and e.action = 'created'`,
  );
  expect(rows[0]).toEqual({ apart: 0, recent: 0 });
});

test('saw demo members last at many times, not before they joined and acted', async () => {
  const { rows } = await app.db.query<{ times: number; recent: number; wrong: number }>(
    `select count(distinct date_trunc('hour', m.last_used_at))::int as times,
       count(*) filter (where m.last_used_at > now() - interval '30 minutes' and not exists (
         select from audit_entry e where e.after ->> 'membership_id' = m.id::text and e.created_at = m.last_used_at))::int as recent,
       count(*) filter (where m.last_used_at < m.created_at or m.last_used_at < (
         select max(n.enrolled_at) from enrollment n where n.membership_id = m.id))::int as wrong
     from membership m join institution e on e.id = m.institution_id and e.namespace = 'demo'`,
  );
  expect(rows[0]).toMatchObject({ recent: 0, wrong: 0 });
  expect(rows[0]!.times).toBeGreaterThan(15);
});
