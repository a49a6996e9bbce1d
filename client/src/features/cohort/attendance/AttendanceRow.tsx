import { ActionIcon, Text } from '@mantine/core';
import { IconNote, IconNotes } from '@tabler/icons-react';
import { texts } from '#texts/en';
import type { AttendanceStatus } from '#texts/enums.generated';
import { PersonName } from '#ui/PersonName';
import { STATUSES } from './attendanceKeys.ts';
import { recordOf, type Student } from './useMarks.ts';
import classes from './attendance.module.css';

const t = texts.attendanceSheet;

interface AttendanceRowProps {
  student: Student;
  row: number;
  /** Column of the button that Tab reaches; null in all rows but one. */
  active: number | null;
  onFocus: (column: number) => void;
  onMark: (status: AttendanceStatus | null) => void;
  onNote: () => void;
}

/** A student with a button for each status; the pressed one clears it. */
export function AttendanceRow({ student, row, active, onFocus, onMark, onNote }: AttendanceRowProps) {
  const { displayName, email, avatarUrl } = student;
  const record = recordOf(student);
  return (
    <div className={classes.row}>
      <div className={classes.person}>
        <PersonName name={displayName} detail={email} avatarUrl={avatarUrl} />
        {record?.note && (
          <Text size="xs" c="dimmed" mt={2}>
            {record.note}
          </Text>
        )}
      </div>
      <div role="group" aria-label={t.of(displayName)} className={classes.statuses}>
        {STATUSES.map((status, column) => {
          const isPressed = record?.status === status;
          return (
            <button
              key={status}
              type="button"
              className={classes.status}
              aria-pressed={isPressed}
              data-status={status}
              data-cell={`${row} ${column}`}
              tabIndex={active === column ? 0 : -1}
              onFocus={() => onFocus(column)}
              onClick={() => onMark(isPressed ? null : status)}
            >
              {texts.attendanceStatuses[status]}
            </button>
          );
        })}
        <ActionIcon
          size={36}
          color="gray"
          aria-label={record?.note ? t.noteOf(displayName) : t.addNote(displayName)}
          className={classes.note ?? ''}
          data-empty={!record || undefined}
          onClick={onNote}
        >
          {record?.note ? <IconNotes size={18} aria-hidden /> : <IconNote size={18} aria-hidden />}
        </ActionIcon>
      </div>
    </div>
  );
}
