import type { FragmentType } from '@apollo/client';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { isPast, isSoon } from '#lib/deadline';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { OrganizerDay } from '#ui/OrganizerDay';
import { formatDateTime, formatLastDay, formatMoney } from '#texts/formatting';
import { ProgressBar } from '#ui/ProgressBar';
import {
  EnrollmentPanel_CohortFragmentDoc,
  type EnrollmentPanel_CohortFragment,
} from './EnrollmentPanel.generated.ts';
import { MainAction } from './MainAction.tsx';
import classes from './enrollment.module.css';
import { OwnPlace } from './OwnPlace.tsx';
import { useEnroll } from './useEnroll.ts';

const t = texts.cohortDetail;

interface EnrollmentPanelProps {
  cohort: FragmentType<EnrollmentPanel_CohortFragment>;
  viewerId: string;
  /** Links to what belongs to the enrollment. */
  links: ReactNode;
}

/** Panel with the seats of a cohort, the viewer's enrollment, and the action that comes next, which stays in reach on phones. */
export function EnrollmentPanel({ cohort: ref, viewerId, links }: EnrollmentPanelProps) {
  const cohort = useFragmentData(EnrollmentPanel_CohortFragmentDoc, ref);
  const enroll = useEnroll(cohort.id, viewerId, cohort.institution);
  const [isAsking, setAsking] = useState(false);
  return (
    <Card component="section" aria-labelledby="enrollment-title">
      <Stack gap="sm">
        <Group justify="space-between" align="baseline">
          <Title order={2} size="h3" id="enrollment-title">
            {t.enrollmentStatus}
          </Title>
          <Text fw={700} fz="lg">
            {t.percentFull(cohort.fillRate)}
          </Text>
        </Group>
        <div>
          <ProgressBar value={cohort.fillRate} label={t.seatsTaken} isNeutral />
          <Group justify="space-between" gap="xs" mt={8}>
            <Text size="xs" fw={600}>
              {t.spotsRemaining(texts.counts.spots(cohort.spotsRemaining))}
            </Text>
            {cohort.heldCount > 0 && (
              <Text size="xs" c="dimmed">
                {t.held(texts.counts.seats(cohort.heldCount))}
              </Text>
            )}
            {cohort.waitlistCount > 0 && (
              <Text size="xs" c="dimmed">
                {t.waiting(texts.counts.people(cohort.waitlistCount))}
              </Text>
            )}
          </Group>
        </div>
        <OwnPlace enrollment={cohort.viewerEnrollment} isEnrolled={cohort.isEnrolled} />
        {cohort.registrationDeadline && (
          <Deadline at={cohort.registrationDeadline} timeZone={cohort.timeZone} />
        )}
        <div className={classes.action}>
          <MainAction cohort={cohort} onEnroll={() => setAsking(true)} onQueue={() => void enroll(true)} />
        </div>
        {links}
      </Stack>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={texts.enroll.title}
        confirmLabel={texts.enroll.confirm}
        onConfirm={() => enroll(false)}
      >
        {texts.enroll.about(cohort.title, formatMoney(cohort.price))}
      </ConfirmDialog>
    </Card>
  );
}

function Deadline({ at, timeZone }: { at: string; timeZone: string }) {
  const time = formatDateTime(at, timeZone);
  const lastDay = formatLastDay(at, timeZone);
  if (isPast(at))
    return (
      <Text {...small} title={time}>
        {t.deadlinePassed(lastDay ?? time)}
      </Text>
    );
  const near = isSoon(at) && { c: 'var(--app-deadline)', fw: 600 };
  return (
    <Text {...small} {...near} title={time}>
      <OrganizerDay at={at} timeZone={timeZone}>
        {t.deadline(lastDay === null ? time : t.endOfDay(lastDay))}
      </OrganizerDay>
    </Text>
  );
}

const small = { size: 'xs', c: 'dimmed' } as const;
