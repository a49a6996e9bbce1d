import { Card, Text } from '@mantine/core';
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { RowList } from '#ui/RowList';
import { staleProps } from '#ui/stale';
import { KEYS, STATUSES } from './attendanceKeys.ts';
import { AttendanceRow } from './AttendanceRow.tsx';
import { recordOf, type Mark, type Student } from './useMarks.ts';
import classes from './attendance.module.css';

const NoteDialog = lazy(() => import('./NoteDialog.tsx'));

const t = texts.attendanceSheet;

interface AttendanceSheetProps {
  sessionId: string;
  students: readonly Student[];
  isStale: boolean;
  onMark: (mark: Mark) => void;
  onUndo: () => void;
}

/** Rows of students with a button for each status. One button has the focus: keys mark a student and go on to the next. */
export function AttendanceSheet({ sessionId, students, isStale, onMark, onUndo }: AttendanceSheetProps) {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ row: 0, column: 0 });
  const [noted, setNoted] = useState<string | null>(null);
  const notedStudent = students.find(({ id }) => id === noted);
  const row = Math.min(active.row, students.length - 1);

  const moveTo = (toRow: number, toColumn: number) => {
    const next = {
      row: Math.max(0, Math.min(students.length - 1, toRow)),
      column: Math.max(0, Math.min(STATUSES.length - 1, toColumn)),
    };
    setActive(next);
    list.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus();
  };
  const set = (at: number, status: Mark['status']) => {
    const student = students[at];
    if (student) onMark({ student, status, note: status ? (recordOf(student)?.note ?? '') : '' });
  };
  /** Sets the note about a student. It is a part of what is recorded. */
  const note = (student: Student, text: string) => {
    const record = recordOf(student);
    if (record) onMark({ student, status: record.status, note: text });
    else notify.info(t.noteNeedsStatus);
  };
  const openNote = (student: Student | undefined) => {
    if (student && recordOf(student)) setNoted(student.id);
    else notify.info(t.noteNeedsStatus);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target as HTMLElement).dataset['cell']) return;
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey);
    if (!isUndo && (event.ctrlKey || event.metaKey || event.altKey)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const act = isUndo ? onUndo : actOf(key);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const actOf = (key: string): (() => void) | undefined => {
    const status = KEYS[key];
    if (status)
      return () => {
        set(row, status);
        moveTo(row + 1, active.column);
      };
    const acts: Record<string, () => void> = {
      ArrowUp: () => moveTo(row - 1, active.column),
      ArrowDown: () => moveTo(row + 1, active.column),
      ArrowLeft: () => moveTo(row, active.column - 1),
      ArrowRight: () => moveTo(row, active.column + 1),
      Home: () => moveTo(0, active.column),
      End: () => moveTo(students.length - 1, active.column),
      Backspace: () => set(row, null),
      Delete: () => set(row, null),
      n: () => openNote(students[row]),
    };
    return Object.hasOwn(acts, key) ? acts[key] : undefined;
  };

  return (
    <Card ref={list} {...staleProps(isStale, 'within')} onKeyDown={onKeyDown}>
      <Text size="xs" c="dimmed" mb="md" className={classes.keys ?? ''}>
        {t.keys}
      </Text>
      <RowList aria-label={t.title}>
        {students.map((student, index) => (
          <li key={student.id}>
            <AttendanceRow
              student={student}
              row={index}
              active={index === row ? active.column : null}
              onFocus={(column) => setActive({ row: index, column })}
              onMark={(status) => set(index, status)}
              onNote={() => openNote(student)}
            />
          </li>
        ))}
      </RowList>
      {notedStudent && (
        <Suspense>
          <NoteDialog
            sessionId={sessionId}
            student={notedStudent}
            onSave={(text) => note(notedStudent, text)}
            onClose={() => {
              setNoted(null);
              moveTo(row, active.column);
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}
