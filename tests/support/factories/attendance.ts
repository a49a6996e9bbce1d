import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import type { Member } from './people.ts';
import { inDays, insert, type ItemRow } from './rows.ts';

interface SessionOptions {
  cohort: ItemRow;
  topic?: string;
  /** Defaults to yesterday. */
  date?: Date;
  /** Place in the recurring schedule. */
  originalStartsAt?: Date;
  cancelledAt?: Date;
  /** Code of its check-in, which is open for half an hour. */
  checkInCode?: string;
}

/** Creates a session of a cohort. */
export async function aCohortSession(
  app: App,
  { cohort, topic = 'Kick-off', date = inDays(-1), ...options }: SessionOptions,
): Promise<ItemRow> {
  const { originalStartsAt, cancelledAt, checkInCode } = options;
  const id = uuidv7();
  const { institutionId } = cohort;
  await insert(app, 'cohort_session', {
    institution_id: institutionId,
    id,
    cohort_id: cohort.id,
    topic,
    date,
    original_starts_at: originalStartsAt ?? null,
    cancelled_at: cancelledAt ?? null,
    check_in_code: checkInCode ?? null,
    check_in_closes_at: checkInCode ? new Date(Date.now() + 30 * 60_000) : null,
  });
  return { id, institutionId, title: topic };
}

interface AttendanceOptions {
  session: ItemRow;
  student: Member;
  status?: 'present' | 'late' | 'excused' | 'absent';
  note?: string;
}

/** Records the attendance of a student at a session. Returns the ID. */
export async function anAttendance(
  app: App,
  { session, student, status = 'present', note = '' }: AttendanceOptions,
): Promise<string> {
  const id = uuidv7();
  await insert(app, 'attendance', {
    institution_id: session.institutionId,
    id,
    session_id: session.id,
    membership_id: student.membershipId,
    status,
    note,
  });
  return id;
}
