import { AppError } from '#kernel/errors';
import { Role } from '#kernel/role';
import type { MemberViewer } from '#kernel/viewer';
import { LIMIT_MESSAGES } from '#modules/billing/student-limit.rules';
import { REFUSALS } from '#modules/enrollment/enrollment.rules';
import { liveEnrollment, takePlace } from '#modules/enrollment/enrollment.service';
import { lockSeat } from '#modules/enrollment/seat.service';
import { INVITATION_MESSAGES } from '#modules/invitation/member-invitation.rules';
import { invitationRoom } from '#modules/invitation/invitation-room.service';
import { membersWith, type MemberWithEmail } from '#modules/invitation/members-with.service';
import { type Invited, writeWaitingInvitations } from '#modules/invitation/write-invitations.service';
import type { Transaction } from '#platform/request/context';
import { loadCohorts } from './import-cohorts.service.ts';
import type { ImportColumns } from './import-columns.rules.ts';
import { type ImportRow, isRowProblem, type RowProblem } from './import-row.rules.ts';
import { ImportKind } from './import.enums.ts';

/** Task of an import: the kind, and values for all of its rows. */
export interface ImportTask {
  kind: ImportKind;
  cohortId: string | null;
  message: string;
}

/** Result of some rows. Each row counts once. */
export interface RowsDone {
  invited: number;
  enrolled: number;
  unchanged: number;
  problems: RowProblem[];
}

interface Enrolling {
  row: ImportRow;
  member: MemberWithEmail;
  cohortId: string;
}

/**
 * Invites and enrolls the people of some rows. A row with a problem does not affect the others. Writes invitations before
 * it locks cohorts, in the order of their IDs, so that it waits for no transaction that waits for it.
 */
export async function importRows(
  transaction: Transaction,
  viewer: MemberViewer,
  task: ImportTask,
  columns: ImportColumns,
  rows: readonly (ImportRow | RowProblem)[],
): Promise<RowsDone> {
  const { em } = transaction;
  const { institutionId } = viewer;
  const problems = rows.filter(isRowProblem);
  const valid = rows.filter((row): row is ImportRow => !isRowProblem(row));
  const members = new Map(
    (
      await membersWith(
        em,
        institutionId,
        valid.map(({ email }) => email),
      )
    ).map((m) => [m.email, m]),
  );
  const namedBy = ({ cohort, role }: ImportRow) =>
    cohort || (role === 'student' || task.kind === ImportKind.ENROLLMENTS ? (task.cohortId ?? '') : '');
  const findCohort = await loadCohorts(em, institutionId, valid.map(namedBy).filter(Boolean));
  const people: Invited[] = [];
  const enrolling: Enrolling[] = [];
  let unchanged = 0;
  const room = await invitationRoom(
    em,
    institutionId,
    valid.map(({ email }) => email),
  );
  for (const row of valid) {
    const problem = (field: 'email' | 'cohort' | 'role', message: string) => {
      const column = columns.names[columns.positions[field] ?? -1] ?? null;
      problems.push({ line: row.line, column, value: row[field], message });
    };
    const member = members.get(row.email);
    if (task.kind === ImportKind.STUDENTS && member?.access === 'member') {
      unchanged++;
      continue;
    }
    const named = namedBy(row);
    const cohort = named ? findCohort(named) : null;
    if (cohort && 'problem' in cohort) problem('cohort', cohort.problem);
    else if (cohort && row.role !== 'student') problem('role', INVITATION_MESSAGES.onlyStudents);
    else if (task.kind === ImportKind.ENROLLMENTS && member) {
      if (member.isOwner || member.role !== Role.STUDENT) problem('email', REFUSALS.notStudent);
      else enrolling.push({ row, member, cohortId: cohort!.id });
    } else if (row.role === 'student' && !member && room.free-- < 1)
      problem('email', LIMIT_MESSAGES.invitations(room.limit!));
    else
      people.push({
        email: row.email,
        firstName: row.firstName,
        lastName: row.lastName,
        role: row.role as Role,
        cohortId: cohort?.id ?? null,
        message: task.message,
      });
  }
  const written = await writeWaitingInvitations(em, viewer, people);
  let enrolled = 0;
  for (const one of enrolling.toSorted((a, b) => (a.cohortId < b.cohortId ? -1 : 1))) {
    const outcome = await enrollOne(transaction, viewer, one);
    if (outcome === 'enrolled') enrolled++;
    else if (outcome === 'unchanged') unchanged++;
    else problems.push(outcome);
  }
  return {
    invited: written.size,
    enrolled,
    unchanged: unchanged + people.length - written.size,
    problems,
  };
}

/** Enrolls a member as an admin does, also after the deadline; on the waitlist when no seat is free. */
async function enrollOne(
  transaction: Transaction,
  { institutionId }: MemberViewer,
  { row, member: { accountId }, cohortId }: Enrolling,
): Promise<'enrolled' | 'unchanged' | RowProblem> {
  const { em } = transaction;
  try {
    const seat = (await lockSeat(em, { institutionId, cohortId, accountId }))!; // found in this transaction
    if (await liveEnrollment(em, seat, accountId)) return 'unchanged';
    await takePlace(transaction, seat, { accountId, waitlistIfFull: true });
    return 'enrolled';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { line: row.line, column: null, value: row.email, message: error.message };
  }
}
