import type { FragmentType } from '@apollo/client';
import { Anchor, Button, Group, Stack } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatCount, formatDateTime } from '#texts/formatting';
import { Cell, DataTable } from '#ui/table/DataTable';
import { ExportButton } from '#ui/ExportButton';
import { LocalTimes } from '#ui/LocalTimes';
import { Panel } from '../Panel.tsx';
import {
  SessionRow_SessionFragmentDoc,
  type SessionRow_SessionFragment,
  type CohortSessions_CohortFragment,
} from './CohortSessions.generated.ts';
import type { OpenedSession, ViewerState } from './sessionStates.ts';

const SessionMenu = lazy(() => import('./SessionMenu.tsx'));

const t = texts.cohortDetail;

/** Sessions that are shown before all are. */
const SHOWN = 10;

interface AttendanceHistoryProps {
  cohort: CohortSessions_CohortFragment;
  /** Newest first. */
  sessions: CohortSessions_CohortFragment['attendance'];
  states: ReadonlyMap<string, ViewerState>;
  /** Opens a dialog about a session. */
  onOpen: (opened: OpenedSession) => void;
}

/** Sessions that were held with their attendance (document 1, section 2). Students see their own next to it. */
export function AttendanceHistory({ cohort, sessions, states, onOpen }: AttendanceHistoryProps) {
  const [isWhole, setWhole] = useState(false);
  const { manageSessions } = cohort.viewerCan;
  const isOwn = cohort.isEnrolled && !manageSessions;
  const columns = [
    { name: t.topic },
    { name: t.date },
    { name: t.present, isNumber: true },
    ...(isOwn ? [{ name: texts.attendanceSheet.yours }] : []),
    ...(manageSessions ? [{ name: texts.sessions.actionsColumn, isQuiet: true }] : []),
  ];
  const shown = isWhole ? sessions : sessions.slice(0, SHOWN);
  return (
    <Panel
      title={t.attendance}
      empty={sessions.length === 0 && t.noAttendance}
      action={
        manageSessions &&
        sessions.length > 0 && (
          <ExportButton
            path={`/exports/cohorts/${cohort.id}/attendance.csv`}
            filters={{}}
            texts={texts.sessions.exportAttendance}
          />
        )
      }
    >
      <Stack gap="md">
        <DataTable label={t.attendance} columns={columns} isBare>
          {shown.map((session) => (
            <HeldSession
              key={session.id}
              cohort={cohort}
              session={session}
              own={states.get(session.id)}
              isOwn={isOwn}
              onOpen={onOpen}
            />
          ))}
        </DataTable>
        {!isWhole && sessions.length > SHOWN && (
          <Button variant="subtle" onClick={() => setWhole(true)} style={{ alignSelf: 'flex-start' }}>
            {texts.sessions.showAll(sessions.length)}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}

interface HeldSessionProps {
  cohort: CohortSessions_CohortFragment;
  session: FragmentType<SessionRow_SessionFragment>;
  own: ViewerState | undefined;
  /** Whether own attendance is shown. */
  isOwn: boolean;
  onOpen: (opened: OpenedSession) => void;
}

function HeldSession({ cohort, session: ref, own, isOwn, onOpen }: HeldSessionProps) {
  const session = useFragmentData(SessionRow_SessionFragmentDoc, ref);
  const { id, topic, date, present, total } = session;
  const recordingUrl = own?.recordingUrl ?? null;
  const viewerAttendance = own?.viewerAttendance;
  const { manageSessions } = cohort.viewerCan;
  return (
    <tr>
      <Cell isName>
        <Group gap={8}>
          {manageSessions ? (
            <Anchor component={AppLink} to={paths.attendanceSheet(id)}>
              {topic}
            </Anchor>
          ) : (
            topic
          )}
          {recordingUrl !== null && (
            <Anchor
              href={recordingUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.sessions.recordingOf(topic)}
              title={texts.sessions.recording}
            >
              <IconVideo size={18} aria-hidden />
            </Anchor>
          )}
        </Group>
      </Cell>
      <Cell of={t.date}>
        <LocalTimes at={date} timeZone={cohort.timeZone}>
          {formatDateTime(date)}
        </LocalTimes>
      </Cell>
      <Cell isNumber of={t.present}>
        {t.presentOf(formatCount(present), formatCount(total), toPercent(present, total))}
      </Cell>
      {isOwn && (
        <Cell of={texts.attendanceSheet.yours}>
          {viewerAttendance && texts.attendanceStatuses[viewerAttendance.status]}
          {viewerAttendance?.note && ` (${viewerAttendance.note})`}
        </Cell>
      )}
      {manageSessions && (
        <Cell>
          <Suspense>
            <SessionMenu cohort={cohort} session={session} recordingUrl={recordingUrl} onOpen={onOpen} />
          </Suspense>
        </Cell>
      )}
    </tr>
  );
}

const toPercent = (part: number, all: number) => (all === 0 ? 0 : Math.round((100 * part) / all));
