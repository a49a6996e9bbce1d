import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
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
  type CohortSessionsQuery,
} from './CohortSessions.generated.ts';
import LiveSessions from './LiveSessions.tsx';
import { SessionRow } from './SessionRow.tsx';
import { isCheckInOpen, isOver, type OpenedSession, type ViewerState } from './sessionStates.ts';

const EditSessionDialog = lazy(() => import('./EditSessionDialog.tsx'));
const CancelSessionDialog = lazy(() => import('./CancelSessionDialog.tsx'));
const SessionDialog = lazy(() => import('./SessionDialog.tsx'));
const ScheduleDialog = lazy(() => import('./ScheduleDialog.tsx'));

const t = texts.sessions;

/** Sessions that are shown before all are. */
const SHOWN = 8;

/** Milliseconds without an event after which the viewer’s own state is read. */
const QUIET = 1_000;

interface CohortSessionsProps {
  cohortId: string;
  /** Shown between the sessions that are planned and those that were held. */
  milestones: ReactNode;
}

/** Sessions of a cohort, planned and held, with data of their own. */
export default function CohortSessions({ cohortId, milestones }: CohortSessionsProps) {
  const { data, error, retry } = useScreenQuery(CohortSessionsDocument, { id: cohortId }, t.loadFailed, 0);
  if (data?.cohort) return <Sessions cohort={data.cohort} reload={retry} milestones={milestones} />;
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
  cohort: NonNullable<CohortSessionsQuery['cohort']>;
  reload: () => void;
  milestones: ReactNode;
}

function Sessions({ cohort: read, reload, milestones }: SessionsProps) {
  const cohort = useFragmentData(CohortSessions_CohortFragmentDoc, read);
  const removed = useRemoved();
  const now = useNow();
  const reloadLater = useDebouncedCallback(reload, QUIET);
  const [opened, setOpened] = useState<OpenedSession | null>(null);
  const { plannedSessions, attendance, viewerCan, isEnrolled } = cohort;
  const canManage = viewerCan.manageSessions;
  const states = new Map([...read.plannedSessions, ...read.attendance].map((state) => [state.id, state]));
  const isShown = ({ id }: { id: string }) => !removed.has(id);
  const inOrder = [...attendance.toReversed(), ...plannedSessions].filter(isShown);
  const ahead = inOrder.filter((session) => !isOver(session, now));
  // A planned one may have begun while it was on the screen.
  const held = inOrder.filter(({ date, cancelledAt }) => Date.parse(date) <= now && cancelledAt === null);
  // While a class checks in, own presence is known from the answer to the own code.
  const reloadUnlessOpen = (_: string | null, session?: { checkInClosesAt: string | null }) => {
    if (session && !isCheckInOpen(session, Date.now())) reloadLater();
  };
  return (
    <>
      {(canManage || isEnrolled) && <LiveSessions cohortId={cohort.id} onChange={reloadUnlessOpen} />}
      {(canManage || ahead.length > 0) && (
        <Ahead cohort={cohort} sessions={ahead} states={states} onOpen={setOpened} />
      )}
      {milestones}
      {(canManage || held.length > 0) && (
        <AttendanceHistory cohort={cohort} sessions={held.toReversed()} states={states} onOpen={setOpened} />
      )}
      {opened && <OpenedDialog cohort={cohort} opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

interface OpenedDialogProps {
  cohort: CohortSessions_CohortFragment;
  opened: OpenedSession;
  onClose: () => void;
}

/** Dialog about a session. It does not belong to the row, which goes when someone else deletes the session. */
function OpenedDialog({ cohort, opened: { dialog, session }, onClose }: OpenedDialogProps) {
  const latest = [...cohort.plannedSessions, ...cohort.attendance].find(({ id }) => id === session.id);
  const lost = !latest ? 'deleted' : latest.cancelledAt !== null ? 'cancelled' : null;
  return (
    <Suspense>
      {dialog === 'edit' ? (
        <EditSessionDialog cohort={cohort} session={session} lost={lost} onClose={onClose} />
      ) : (
        <CancelSessionDialog cohort={cohort} session={session} onClose={onClose} />
      )}
    </Suspense>
  );
}

interface AheadProps {
  cohort: CohortSessions_CohortFragment;
  sessions: CohortSessions_CohortFragment['plannedSessions'];
  states: ReadonlyMap<string, ViewerState>;
  onOpen: (opened: OpenedSession) => void;
}

/** Sessions that run or are planned, which those who teach the cohort change in place. */
function Ahead({ cohort, sessions, states, onOpen }: AheadProps) {
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
              <SessionRow cohort={cohort} session={session} own={states.get(session.id)} onOpen={onOpen} />
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
