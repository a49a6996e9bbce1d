import { Badge, Text } from '@mantine/core';
import { texts } from '#texts/en';
import { formatDateTime, viewerTimeZone } from '#texts/formatting';
import { LocalTimes } from '#ui/LocalTimes';
import { Cell } from '#ui/table/DataTable';
import { StudentPanel } from './StudentPanel.tsx';
import { StudentAttendancesDocument } from './StudentPage.generated.ts';

const t = texts.studentPage;

const colors = { PRESENT: 'teal', LATE: 'yellow', EXCUSED: 'gray', ABSENT: 'red' } as const;

const columns = [{ name: t.session }, { name: t.cohort }, { name: t.date }, { name: t.status }];

/** Attendance of a student at sessions of cohorts. */
export function StudentAttendance({ id }: { id: string }) {
  return (
    <StudentPanel
      title={t.attendance}
      none={t.noAttendance}
      columns={columns}
      document={StudentAttendancesDocument}
      id={id}
      listOf={({ member }) => member?.attendances}
    >
      {({ id: attendanceId, status, note, session }) => (
        <tr key={attendanceId}>
          <Cell isName>{session.topic}</Cell>
          <Cell {...(session.cohort && { of: t.cohort })}>{session.cohort?.title}</Cell>
          <Cell of={t.date}>
            <LocalTimes at={session.date} timeZone={session.cohort?.timeZone ?? viewerTimeZone()}>
              {formatDateTime(session.date)}
            </LocalTimes>
          </Cell>
          <Cell>
            <Badge color={colors[status]}>{texts.attendanceStatuses[status]}</Badge>
            {note && (
              <Text size="xs" c="dimmed">
                {note}
              </Text>
            )}
          </Cell>
        </tr>
      )}
    </StudentPanel>
  );
}
