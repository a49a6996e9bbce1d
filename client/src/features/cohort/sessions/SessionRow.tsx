import type { FragmentType } from '@apollo/client';
import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useNow } from '#lib/joining';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { Tip } from '#ui/Tip';
import {
  SessionRow_SessionFragmentDoc,
  type CohortSessions_CohortFragment,
  type SessionRow_SessionFragment,
} from './CohortSessions.generated.ts';
import { formatSessionTime } from './formatSessionTime.ts';
import classes from './sessions.module.css';

// Loaded after the rows, each for those who use it.
const SessionMenu = lazy(() => import('./SessionMenu.tsx'));
const CheckInDialog = lazy(() => import('./CheckInDialog.tsx'));

const t = texts.sessions;

interface SessionRowProps {
  cohort: CohortSessions_CohortFragment;
  session: FragmentType<SessionRow_SessionFragment>;
}

/** A session that is planned or takes place: its time, topic and state, with what the viewer can do. */
export function SessionRow({ cohort, session: ref }: SessionRowProps) {
  const session = useFragmentData(SessionRow_SessionFragmentDoc, ref);
  const { topic, date, endsAt, cancelledAt, cancelReason, isDetached, recordingUrl } = session;
  const now = useNow();
  const { own, ofCohort } = formatSessionTime(date, endsAt, cohort.timeZone);
  const isOff = cancelledAt !== null;
  const isNow = !isOff && Date.parse(date) <= now;
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
      <div className={classes.row} data-off={isOff || undefined}>
        <Text fw={600}>
          <time dateTime={date}>{own}</time>
        </Text>
        {ofCohort !== null && (
          <Text size="xs" c="dimmed">
            {t.cohortTime(ofCohort, cohort.timeZone)}
          </Text>
        )}
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
        <CheckIn cohort={cohort} session={session} now={now} />
      </div>
      {cohort.viewerCan.manageSessions && (
        <Suspense>
          <SessionMenu cohort={cohort} session={session} />
        </Suspense>
      )}
    </Group>
  );
}

interface CheckInProps {
  cohort: CohortSessions_CohortFragment;
  session: SessionRow_SessionFragment;
  now: number;
}

/** Attendance of the student, or a button to check in while it is open. */
function CheckIn({ cohort, session, now }: CheckInProps) {
  const [isOpen, setOpen] = useState(false);
  const { viewerAttendance, checkInClosesAt, cancelledAt } = session;
  if (viewerAttendance)
    return (
      <Text size="xs" c="dimmed">
        {texts.attendanceSheet.yours}: {texts.attendanceStatuses[viewerAttendance.status]}
      </Text>
    );
  const isPossible = checkInClosesAt !== null && Date.parse(checkInClosesAt) > now && cancelledAt === null;
  if (!cohort.isEnrolled || (!isPossible && !isOpen)) return null;
  return (
    <>
      <Button mt={4} onClick={() => setOpen(true)}>
        {texts.checkIn.checkIn}
      </Button>
      {isOpen && (
        <Suspense>
          <CheckInDialog session={session} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
