import type { FragmentType } from '@apollo/client';
import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useNow } from '#lib/joining';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { LocalTimes } from '#ui/LocalTimes';
import { Tip } from '#ui/Tip';
import {
  SessionRow_SessionFragmentDoc,
  type CohortSessions_CohortFragment,
  type SessionRow_SessionFragment,
} from './CohortSessions.generated.ts';
import { isCheckInOpen, type OpenedSession, type ViewerState } from './sessionStates.ts';
import classes from './sessions.module.css';

// Loaded after the rows, each for those who use it.
const SessionMenu = lazy(() => import('./SessionMenu.tsx'));
const CheckInDialog = lazy(() => import('./CheckInDialog.tsx'));

const t = texts.sessions;

interface SessionRowProps {
  cohort: CohortSessions_CohortFragment;
  session: FragmentType<SessionRow_SessionFragment>;
  /** Undefined until it is read, for a session that was added just now. */
  own: ViewerState | undefined;
  /** Opens a dialog about the session. */
  onOpen: (opened: OpenedSession) => void;
}

/** A session that is planned or takes place: its time, topic and state, with what the viewer can do. */
export function SessionRow({ cohort, session: ref, own, onOpen }: SessionRowProps) {
  const session = useFragmentData(SessionRow_SessionFragmentDoc, ref);
  const { topic, date, endsAt, cancelledAt, cancelReason, isDetached } = session;
  const recordingUrl = own?.recordingUrl ?? null;
  const now = useNow();
  const isOff = cancelledAt !== null;
  const isNow = !isOff && Date.parse(date) <= now;
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
      <div className={classes.row} data-off={isOff || undefined}>
        <Text fw={600}>
          <LocalTimes at={date} until={endsAt} timeZone={cohort.timeZone} isDated />
        </Text>
        <Group gap={8}>
          <Text>{topic}</Text>
          {isNow && <Badge color="teal">{t.now}</Badge>}
          {isOff && <Badge color="red">{t.cancelled}</Badge>}
          {isDetached && !isOff && cohort.viewerCan.manageSessions && (
            <Tip label={t.movedHint}>
              <Badge color="gray">{t.moved}</Badge>
            </Tip>
          )}
        </Group>
        {isOff && cancelReason && (
          <Text size="xs" c="dimmed">
            {t.reason(cancelReason)}
          </Text>
        )}
        {recordingUrl !== null && (
          <Anchor href={recordingUrl} target="_blank" rel="noopener noreferrer" size="sm">
            <IconVideo size={16} aria-hidden style={{ verticalAlign: '-3px', marginInlineEnd: 6 }} />
            {t.recording}
          </Anchor>
        )}
        <CheckIn cohort={cohort} session={session} own={own} now={now} />
      </div>
      {cohort.viewerCan.manageSessions && (
        <Suspense>
          <SessionMenu cohort={cohort} session={session} recordingUrl={recordingUrl} onOpen={onOpen} />
        </Suspense>
      )}
    </Group>
  );
}

interface CheckInProps {
  cohort: CohortSessions_CohortFragment;
  session: SessionRow_SessionFragment;
  own: ViewerState | undefined;
  now: number;
}

/** Attendance of the student, or a button to check in while it is open. */
function CheckIn({ cohort, session, own, now }: CheckInProps) {
  const [isEntering, setEntering] = useState(false);
  const attendance = own?.viewerAttendance;
  const canCheckIn = cohort.isEnrolled && own && session.cancelledAt === null && isCheckInOpen(session, now);
  return (
    <>
      {attendance && (
        <Text size="xs" c="dimmed">
          {texts.attendanceSheet.yours}: {texts.attendanceStatuses[attendance.status]}
        </Text>
      )}
      {!attendance && canCheckIn && (
        <Button mt={4} onClick={() => setEntering(true)}>
          {texts.checkIn.checkIn}
        </Button>
      )}
      {isEntering && (
        <Suspense>
          <CheckInDialog session={session} onClose={() => setEntering(false)} />
        </Suspense>
      )}
    </>
  );
}
