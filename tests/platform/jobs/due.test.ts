import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import { addOccurrences } from '#modules/attendance/occurrences.jobs';
import { deleteOldAuditEntries, OLD_AUDIT_ENTRIES } from '#modules/audit/audit-retention.jobs';
import { remindOfWork } from '#modules/activity/work-reminders.jobs';
import { completeEnrollments } from '#modules/enrollment/complete.service';
import { removeUnusedFiles } from '#modules/file/clean-files.jobs';
import { PART } from '#platform/database/delete-in-parts';
import { dueInstitutionsSql } from '#platform/jobs/due';
import { remindOfEvents } from '#modules/notification/reminders.jobs';
import { deleteOldNotifications } from '#modules/notification/retention.jobs';
import type { Services } from '#platform/request/services';
import { cleanWebhooks } from '#modules/webhook/clean-webhooks.jobs';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anActivity,
  anExtension,
  aCohortSession,
  aCourse,
  aFile,
  aLesson,
  aNotification,
  anEnrollment,
  aStudent,
  aTeacher,
  aWebhook,
  inDays,
  type Member,
} from '#tests/support/factories';

const HOUR = 3_600_000;
const inMinutes = (minutes: number) => new Date(Date.now() + (minutes * HOUR) / 60);

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Runs a job; returns the institutions in which it opened a transaction. */
async function visitedBy(job: (services: Services) => Promise<unknown>): Promise<string[]> {
  const visited = new Set<string>();
  const { orm, runWrites } = app.services;
  const em = Object.create(orm.em) as typeof orm.em;
  em.fork = (options) => {
    const institution = options?.session?.variables?.['app.institution'];
    if (institution) visited.add(String(institution));
    return orm.em.fork(options);
  };
  await job({
    ...app.services,
    orm: Object.create(orm, { em: { value: em } }) as typeof orm,
    runWrites: (author, statements) => {
      visited.add(author.viewer.institutionId!);
      return runWrites(author, statements);
    },
  });
  return [...visited];
}

/** Creates two institutions with equal content, due only in the first. */
async function twoTeachers(
  arrange: (by: Member, isDue: boolean) => Promise<unknown>,
): Promise<{ due: string; other: string }> {
  const [due, other] = [await aTeacher(app), await aTeacher(app)];
  await arrange(due, true);
  await arrange(other, false);
  return { due: due.institution.id, other: other.institution.id };
}

async function aSeat(cohort: { id: string }, by: Member) {
  const student = await aStudent(app, { institution: by.institution });
  await anEnrollment(app, { cohort: cohort as never, student });
}

const DAILY = { rule: 'FREQ=DAILY', timeZone: 'UTC' };

describe('a run visits only institutions with something due:', () => {
  const cases: [
    string,
    (services: Services) => Promise<unknown>,
    (by: Member, isDue: boolean) => Promise<void>,
  ][] = [
    [
      'seats of a cohort that has ended',
      completeEnrollments,
      async (by, isDue) =>
        aSeat(await aCohort(app, { by, startDate: inDays(-9), endDate: inDays(isDue ? -1 : 1) }), by),
    ],
    [
      'a live lesson within the hour',
      remindOfEvents,
      async (by, isDue) => {
        const course = await aCourse(app, { by });
        await aLesson(app, { course, startsAt: inMinutes(isDue ? 30 : 90) });
      },
    ],
    [
      'a meeting within the hour',
      remindOfEvents,
      async (by, isDue) => {
        const cohort = await aCohort(app, { by });
        await aCohortSession(app, { cohort, date: inMinutes(isDue ? 30 : 180) });
        await aSeat(cohort, by);
      },
    ],
    [
      'a schedule whose sessions are not all written',
      addOccurrences,
      async (by, isDue) => {
        const cohort = await aCohort(app, { by, endDate: inDays(200), schedule: DAILY });
        await app.db.query('update cohort set recurrence_through = $1 where id = $2', [
          inDays(isDue ? 118 : 120),
          cohort.id,
        ]);
      },
    ],
    [
      'work within a day',
      remindOfWork,
      async (by, isDue) => {
        const course = await aCourse(app, { by });
        await anActivity(app, { course, startsAt: inMinutes((isDue ? 20 : 24) * 60) });
      },
    ],
    [
      'work of a student with more time within a day',
      remindOfWork,
      async (by, isDue) => {
        const activity = await anActivity(app, { course: await aCourse(app, { by }), startsAt: inDays(-2) });
        const student = await aStudent(app, { institution: by.institution });
        await anExtension(app, { activity, student, by, dueAt: inMinutes((isDue ? 20 : 25) * 60) });
      },
    ],
    [
      'unused files',
      removeUnusedFiles,
      async (by, isDue) => {
        await aFile(app, { by, createdAt: new Date(Date.now() - (isDue ? 25 : 23) * HOUR) });
      },
    ],
    [
      'notifications that are too old',
      deleteOldNotifications,
      async (by, isDue) => {
        await aNotification(app, by, { happenedAt: inDays(isDue ? -181 : -179) });
      },
    ],
    [
      'deliveries that are too old',
      cleanWebhooks,
      async (by, isDue) => {
        const { deliveryId } = await aWebhook(app, by);
        const createdAt = inDays(isDue ? -31 : -29);
        await app.db.query('update webhook_delivery set created_at = $1 where id = $2', [
          createdAt,
          deliveryId,
        ]);
      },
    ],
  ];
  test.each(cases)('%s', async (_, job, arrange) => {
    const { due, other } = await twoTeachers(arrange);
    const visited = await visitedBy(job);
    expect(visited).toContain(due);
    expect(visited).not.toContain(other);
  });

  test('a run deletes expired audit entries', async () => {
    const { due } = await twoTeachers(async ({ institution }, isDue) => {
      await app.db.query(
        `insert into audit_entry (institution_id, id, created_at, noun, row_id, action)
         values ($1, uuidv7($2::interval), now() + $2::interval, 'course', uuidv7(), 'created')`,
        [institution.id, isDue ? '-8 days' : '-6 days'],
      );
    });
    const { rows } = await app.db.query<{ id: string }>(dueInstitutionsSql(OLD_AUDIT_ENTRIES, '-7 days'));
    expect(rows.map(({ id }) => id)).toEqual([due]);
    const client = await app.db.connect();
    const asOwner = <T>(work: (owner: typeof client) => Promise<T>) => work(client);
    expect(await deleteOldAuditEntries(asOwner, 7)).toBe(1);
    client.release();
    expect((await app.db.query(dueInstitutionsSql(OLD_AUDIT_ENTRIES, '-7 days'))).rows).toEqual([]);
  });
});

test('the query across institutions leaves no access to any of them', async () => {
  const by = await aTeacher(app);
  await aFile(app, { by, createdAt: inDays(-3) });
  const client = await app.db.connect();
  try {
    await client.query('begin; set local role lyceum_app');
    const due = await client.query<{ id: string }>(
      `select id from institution where public.unused_files(id, now() - interval '1 day') is not null`,
    );
    expect(due.rows).toEqual([{ id: by.institution.id }]);
    expect((await client.query('select 1 from file')).rows).toEqual([]);
    await client.query('rollback');
  } finally {
    client.release();
  }
});

test('several concurrent runs complete a cohort once', async () => {
  const by = await aTeacher(app);
  const cohort = await aCohort(app, { by, startDate: inDays(-9), endDate: inDays(-1) });
  await aSeat(cohort, by);
  await Promise.all(Array.from({ length: 6 }, () => completeEnrollments(app.services)));
  const { rows } = await app.db.query<{ status: string }>(
    'select status from enrollment where cohort_id = $1',
    [cohort.id],
  );
  expect(rows).toEqual([{ status: 'completed' }]);
  const changes = await app.db.query(
    `select 1 from audit_entry where noun = 'enrollment' and institution_id = $1 and action = 'updated'`,
    [by.institution.id],
  );
  expect(changes.rowCount).toBe(1);
});

/**
 * Calls a function of the database for deleted notifications until the test ends, or the returned function is called.
 */
async function onDelete(body: string, trigger: string, stop: TestContext['onTestFinished']) {
  await app.db.query(`create function on_delete() returns trigger language plpgsql as $$ begin ${body} end $$;
    create trigger on_delete ${trigger} execute function on_delete()`);
  const end = async () => void (await app.db.query('drop function if exists on_delete cascade'));
  stop(end);
  return end;
}

test('what fails in an institution keeps no later one from its turn, and is tried again', async ({
  onTestFinished,
}) => {
  const [first, second] = [await aTeacher(app), await aTeacher(app)];
  for (const teacher of [first, second]) await aNotification(app, teacher, { happenedAt: inDays(-181) });
  const end = await onDelete(
    `if old.institution_id = '${first.institution.id}' then raise 'not now'; end if; return old;`,
    'before delete on notification for each row',
    onTestFinished,
  );
  await expect(deleteOldNotifications(app.services)).rejects.toThrow('not now');
  const left = async () =>
    (
      await app.db.query(
        `select recipient_id as id from notification where happened_at < now() - interval '180 days'`,
      )
    ).rows;
  expect(await left()).toEqual([{ id: first.membershipId }]);
  await end();
  await deleteOldNotifications(app.services);
  expect(await left()).toEqual([]);
});

test('any number of expired rows is deleted, a part at a time', async ({ onTestFinished }) => {
  const { institution, membershipId } = await aTeacher(app);
  await app.db.query(
    `insert into notification (institution_id, id, recipient_id, kind, key, subject_id, subject_title, happened_at)
     select $1, uuidv7(), $2, 'enrollment', uuidv7(), uuidv7(), '', now() - interval '181 days' from generate_series(1, $3)`,
    [institution.id, membershipId, PART + 1],
  );
  await app.db.query('create table part (size int)');
  await onDelete(
    'insert into part select count(*) from gone; return null;',
    'after delete on notification referencing old table as gone for each statement',
    onTestFinished,
  );
  await app.db.query('grant insert on part to public');
  await deleteOldNotifications(app.services);
  const { rows } = await app.db.query<{ size: number }>('select size from part order by size desc');
  expect(rows.map(({ size }) => size)).toEqual([PART, 1]);
});
