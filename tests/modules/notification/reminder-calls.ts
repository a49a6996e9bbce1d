import { expect } from 'vitest';
import type { App } from '#tests/support/app';
import {
  aCohort,
  aCohortSession,
  anEnrollment,
  aStudent,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { notificationsOf } from './calls.ts';

/** Milliseconds. */
export const MINUTE = 60_000;
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

/** Returns a whole minute that is this many minutes ahead, so that a rule can name it. */
export const atMinute = (minutes: number) =>
  new Date(Math.ceil(Date.now() / MINUTE) * MINUTE + minutes * MINUTE);

/** Runs the scheduled job and waits for it. */
export async function remind(app: App): Promise<void> {
  const { rows } = await app.db.query<{ id: string }>(
    `select (graphile_worker.add_job('remind-of-events')).id`,
  );
  await expect
    .poll(
      async () => {
        const left = await app.db.query('select last_error from graphile_worker.jobs where id = $1', [
          rows[0]!.id,
        ]);
        return left.rows;
      },
      { timeout: 60_000 },
    )
    .toEqual([]);
}

export const remindersOf = async (app: App, member: Member) =>
  notificationsOf(app, member, '(kind: EVENT_REMINDER)');

/** Creates a running cohort with a session at the given moment. */
export async function aMeetingCohort(
  app: App,
  by: Member,
  next: Date,
  more: Partial<Parameters<typeof aCohort>[1]> = {},
) {
  const cohort = await aCohort(app, {
    by,
    startDate: inDays(-5),
    endDate: inDays(20),
    registrationDeadline: null,
    ...more,
  });
  await aCohortSession(app, { cohort, date: next });
  return cohort;
}

/** Adds an instructor to a cohort of a teacher. */
export const addInstructor = (app: App, teacher: Member, cohort: ItemRow, member: Member) =>
  app.graphql(
    'mutation A($c: ID!, $m: ID!) { addCohortInstructor(input: { cohortId: $c, memberId: $m }) { cohort { id } } }',
    { c: cohort.id, m: member.membershipId },
    { as: teacher },
  );

/** Creates a student of a teacher's institution with a place in a cohort. */
export async function aSeat(
  app: App,
  teacher: Member,
  cohort: ItemRow,
  status: Parameters<typeof anEnrollment>[1]['status'] = 'active',
) {
  const student = await aStudent(app, { institution: teacher.institution });
  await anEnrollment(app, { cohort, student, ...(status && { status }) });
  return student;
}
