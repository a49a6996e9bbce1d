import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import type { AttendanceStatus } from '#texts/enums.generated';
import { MarkAttendanceDocument, type AttendanceSheetQuery } from './AttendancePage.generated.ts';

const t = texts.attendanceSheet;

export type Session = NonNullable<AttendanceSheetQuery['cohortSession']>;
export type Student = AttendanceSheetQuery['attendanceSheet']['nodes'][number];

/** Attendance to record. Null removes what is recorded. */
export interface Mark {
  student: Student;
  status: AttendanceStatus | null;
  note: string;
}

/** Returns what is recorded of a student. */
export const recordOf = ({ attendances }: Student) => attendances.nodes[0];

const markOf = (student: Student): Mark => ({
  student,
  status: recordOf(student)?.status ?? null,
  note: recordOf(student)?.note ?? '',
});

const isPresent = (status: AttendanceStatus | null) => status === 'PRESENT' || status === 'LATE';

/** Name of the turn in which marks of a session are sent, and its sheet is read. */
export const turnOf = (sessionId: string): string => `attendance ${sessionId}`;

/** Records attendance at once on the screen, and takes the latest back in turn. */
export function useMarks(session: Session | null | undefined) {
  const [send] = useMutation(MarkAttendanceDocument);
  /** Records before each act, the latest last. */
  const former = useRef<Mark[][]>([]);
  const [undoCount, setUndoCount] = useState(0);

  const record = async (marks: readonly Mark[]): Promise<boolean> => {
    if (!session) return false;
    try {
      const entries = marks.map(({ student, status, note }) => ({ membershipId: student.id, status, note }));
      await send({
        variables: { input: { id: session.id, entries }, ids: [session.id] },
        context: { turn: turnOf(session.id) },
        optimisticResponse: () => optimisticOf(session, marks) as never,
      });
      return true;
    } catch (error) {
      notify.error(readError(error).message || t.notMarked);
      return false;
    }
  };

  /** Records marks. Returns what was recorded before, for `undo`; null after a failure. */
  const mark = async (marks: readonly Mark[]): Promise<Mark[] | null> => {
    const before = marks.map(({ student }) => markOf(student));
    former.current.push(before);
    setUndoCount(former.current.length);
    if (await record(marks)) return before;
    forget(before);
    return null;
  };

  const forget = (before: Mark[]) => {
    former.current = former.current.filter((one) => one !== before);
    setUndoCount(former.current.length);
  };

  /** Takes an act back, the latest by default. */
  const undo = async (before = former.current.at(-1)): Promise<void> => {
    if (!before || !former.current.includes(before)) return;
    forget(before);
    if (await record(before)) notify.info(t.undone);
  };

  return { mark, undo, canUndo: undoCount > 0 };
}

/** Returns the expected response. A new record has an ID of its own until the server's. */
function optimisticOf(session: Session, marks: readonly Mark[]): object {
  const changes = marks.map(({ student, status }) => ({
    from: recordOf(student)?.status ?? null,
    to: status,
  }));
  const sum = (of: (status: AttendanceStatus | null) => boolean) =>
    changes.reduce((total, { from, to }) => total + Number(of(to)) - Number(of(from)), 0);
  return {
    __typename: 'Mutation',
    markAttendance: {
      __typename: 'MarkAttendancePayload',
      session: {
        __typename: 'AttendanceSummary',
        id: session.id,
        present: session.present + sum(isPresent),
        total: session.total + sum((status) => status !== null),
      },
      students: marks.map(({ student, status, note }) => ({
        __typename: 'Member',
        id: student.id,
        attendances: {
          __typename: 'AttendanceConnection',
          nodes: status
            ? [{ __typename: 'Attendance', id: recordOf(student)?.id ?? `new ${student.id}`, status, note }]
            : [],
        },
      })),
    },
  };
}
