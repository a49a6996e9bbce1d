import { Button, Group, Skeleton, Stack } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { IconPlus, IconRepeat } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNow } from '#lib/joining';
import { useRemoved } from '#lib/undo';
import { useFragmentData } from '#lib/useFragmentData';
import { useScreenQuery } from '#lib/useScreenQuery';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { RowList } from '#ui/RowList';
import { Panel } from '../Panel.tsx';
import { AttendanceHistory } from './AttendanceHistory.tsx';
import {
  CohortSessions_CohortFragmentDoc,
  CohortSessionsDocument,
  type CohortSessions_CohortFragment,
} from './CohortSessions.generated.ts';
import LiveSessions from './LiveSessions.tsx';
import { SessionRow } from './SessionRow.tsx';

const SessionDialog = lazy(() => import('./SessionDialog.tsx'));
const ScheduleDialog = lazy(() => import('./ScheduleDialog.tsx'));

const t = texts.sessions;

/** Sessions that are shown before all are. */
const SHOWN = 8;

interface CohortSessionsProps {
  cohortId: string;
  /** Shown between the sessions that are planned and those that were held. */
  milestones: ReactNode;
}

/** Sessions of a cohort, planned and held, with data of their own. */
export default function CohortSessions({ cohortId, milestones }: CohortSessionsProps) {
  const { data, error, retry } = useScreenQuery(CohortSessionsDocument, { id: cohortId }, t.loadFailed);
  if (data?.cohort) return <Sessions cohort={data.cohort} milestones={milestones} />;
  return (
    <>
      {error === undefined ? (
        <Skeleton h={320} radius="lg" />
      ) : (
        <Panel title={t.title}>
          <ErrorState message={readError(error).message || t.loadFailed} onRetry={retry} />
        </Panel>
      )}
      {milestones}
    </>
  );
}

interface SessionsProps {
  cohort: FragmentType<CohortSessions_CohortFragment>;
  milestones: ReactNode;
}

function Sessions({ cohort: ref, milestones }: SessionsProps) {
  const cohort = useFragmentData(CohortSessions_CohortFragmentDoc, ref);
  const removed = useRemoved();
  const now = useNow();
  const { plannedSessions, attendance, viewerCan, isEnrolled } = cohort;
  const running = attendance.filter((session) => isRunning(session, now)).toReversed();
  const ahead = [...running, ...plannedSessions].filter(({ id }) => !removed.has(id));
  const held = attendance.filter(({ id }) => !removed.has(id));
  const canManage = viewerCan.manageSessions;
  return (
    <>
      {(canManage || isEnrolled) && <LiveSessions cohortId={cohort.id} />}
      {(canManage || ahead.length > 0) && <Ahead cohort={cohort} sessions={ahead} />}
      {milestones}
      {(canManage || held.length > 0) && <AttendanceHistory cohort={cohort} sessions={held} />}
    </>
  );
}

const HOUR = 3_600_000;

/** Returns whether a session takes place now; one without an end is taken for an hour long. */
const isRunning = ({ date, endsAt }: { date: string; endsAt: string | null }, now: number): boolean =>
  (endsAt === null ? Date.parse(date) + HOUR : Date.parse(endsAt)) > now;

interface AheadProps {
  cohort: CohortSessions_CohortFragment;
  sessions: CohortSessions_CohortFragment['plannedSessions'];
}

/** Sessions that run or are planned, which those who teach the cohort change in place. */
function Ahead({ cohort, sessions }: AheadProps) {
  const { isRecurring, viewerCan } = cohort;
  const [dialog, setDialog] = useState<'session' | 'schedule' | null>(null);
  const [isWhole, setWhole] = useState(false);
  const close = () => setDialog(null);
  const shown = isWhole ? sessions : sessions.slice(0, SHOWN);
  const actions = viewerCan.manageSessions && (
    <Group gap="sm" justify="flex-end">
      <Button
        variant="default"
        leftSection={<IconRepeat size={18} aria-hidden />}
        onClick={() => setDialog('schedule')}
      >
        {isRecurring ? texts.scheduleForm.edit : texts.scheduleForm.plan}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setDialog('session')}
      >
        {t.plan}
      </Button>
    </Group>
  );
  return (
    <Panel
      title={t.title}
      empty={sessions.length === 0 && t.none}
      footer={
        <>
          {actions && <div style={{ marginTop: 16 }}>{actions}</div>}
          {dialog && (
            <Suspense>
              {dialog === 'session' ? (
                <SessionDialog cohort={cohort} onClose={close} />
              ) : (
                <ScheduleDialog cohort={cohort} onClose={close} />
              )}
            </Suspense>
          )}
        </>
      }
    >
      <Stack gap="md">
        <RowList component="ol" aria-label={t.title}>
          {shown.map((session) => (
            <li key={session.id}>
              <SessionRow cohort={cohort} session={session} />
            </li>
          ))}
        </RowList>
        {!isWhole && sessions.length > SHOWN && (
          <Button variant="subtle" onClick={() => setWhole(true)} style={{ alignSelf: 'flex-start' }}>
            {t.showAll(sessions.length)}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
