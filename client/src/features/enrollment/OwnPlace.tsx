import { Text } from '@mantine/core';
import { IconCircleCheckFilled, IconClockHour4, IconHourglass } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { texts } from '#texts/en';
import { Standing } from '#ui/Standing';
import type { EnrollmentPanel_CohortFragment } from './EnrollmentPanel.generated.ts';
import classes from './enrollment.module.css';

const t = texts.cohortDetail;

/** Maximum milliseconds until a dialog has closed, on slow devices as well. */
const FOCUS_TIMEOUT = 1500;

interface OwnPlaceProps {
  enrollment: EnrollmentPanel_CohortFragment['viewerEnrollment'];
  isEnrolled: boolean;
}

/** The viewer's enrollment: a seat, a position on the waitlist, or neither. Screen readers announce changes. */
export function OwnPlace({ enrollment, isEnrolled }: OwnPlaceProps) {
  const status = enrollment?.status ?? null;
  const line = useRef<HTMLDivElement>(null);
  const previous = useRef(status);
  useEffect(() => {
    if (previous.current === status) return;
    previous.current = status;
    // The clicked button disappears with the change, or with its dialog, and takes the focus along.
    const end = performance.now() + FOCUS_TIMEOUT;
    const timer = setInterval(() => {
      const isLost = document.activeElement === document.body;
      if (isLost) line.current?.focus();
      if (isLost || performance.now() > end) clearInterval(timer);
    }, 50);
    return () => clearInterval(timer);
  }, [status]);
  return (
    <div role="status" ref={line} tabIndex={-1} className={classes.place}>
      {isEnrolled && (
        <Standing icon={<IconCircleCheckFilled size={22} aria-hidden />}>
          {status === 'COMPLETED' ? t.completed : t.enrolled}
        </Standing>
      )}
      {status === 'PENDING' && (
        <Standing icon={<IconClockHour4 size={22} aria-hidden />} isWaiting>
          {t.pending}
          <Text size="xs" fw={500} c="inherit">
            {t.pendingHint}
          </Text>
        </Standing>
      )}
      {status === 'WAITLISTED' && (
        <Standing icon={<IconHourglass size={22} aria-hidden />} isWaiting>
          {t.waitlisted}
          {enrollment?.waitlistPosition != null && <div>{t.position(enrollment.waitlistPosition)}</div>}
          <Text size="xs" fw={500} c="inherit">
            {t.positionHint}
          </Text>
        </Standing>
      )}
    </div>
  );
}
