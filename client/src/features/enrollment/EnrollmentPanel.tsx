import type { FragmentType } from '@apollo/client';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { formatDateTime, formatMoney, formatPlural } from '#texts/formatting';
import { ProgressBar } from '#ui/ProgressBar';
import {
  EnrollmentPanel_CohortFragmentDoc,
  type EnrollmentPanel_CohortFragment,
} from './EnrollmentPanel.generated.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { OwnPlace } from './OwnPlace.tsx';
import { useEnrollment } from './useEnrollment.ts';

const t = texts.cohortDetail;

interface EnrollmentPanelProps {
  cohort: FragmentType<EnrollmentPanel_CohortFragment>;
  viewerId: string;
}

/** Panel with the seats of a cohort, the viewer's enrollment and the buttons to enroll and to cancel. */
export function EnrollmentPanel({ cohort: ref, viewerId }: EnrollmentPanelProps) {
  const cohort = useFragmentData(EnrollmentPanel_CohortFragmentDoc, ref);
  const enrollment = useEnrollment(cohort.id, viewerId, cohort.institution);
  const [dialog, setDialog] = useState<'enroll' | 'cancel' | null>(null);
  const { enroll: canEnroll, joinWaitlist: canQueue, cancelEnrollment: canCancel } = cohort.viewerCan;
  const isWaiting = cohort.viewerEnrollment?.status === 'WAITLISTED';
  const close = () => setDialog(null);
  return (
    <Card component="section" aria-labelledby="enrollment-title">
      <Stack gap="md">
        <Group justify="space-between" align="baseline">
          <Title order={2} size="h3" id="enrollment-title">
            {t.enrollmentStatus}
          </Title>
          <Text fw={700} fz="lg">
            {t.percentFull(cohort.fillRate)}
          </Text>
        </Group>
        <div>
          <ProgressBar value={cohort.fillRate} label={t.seatsTaken} />
          <Group justify="space-between" gap="xs" mt={8}>
            <Text size="xs" fw={600}>
              {t.spotsRemaining(formatPlural(cohort.spotsRemaining, 'spot'))}
            </Text>
            {cohort.heldCount > 0 && (
              <Text size="xs" c="dimmed">
                {t.held(formatPlural(cohort.heldCount, 'seat'))}
              </Text>
            )}
            {cohort.waitlistCount > 0 && (
              <Text size="xs" c="dimmed">
                {t.waiting(formatPlural(cohort.waitlistCount, 'person', 'people'))}
              </Text>
            )}
          </Group>
        </div>
        <OwnPlace enrollment={cohort.viewerEnrollment} isEnrolled={cohort.isEnrolled} />
        {canEnroll && (
          <Button fullWidth size="lg" onClick={() => setDialog('enroll')}>
            {t.enrollNow}
          </Button>
        )}
        {canQueue && (
          <Button fullWidth size="lg" variant="light" onClick={() => void enrollment.enroll(true)}>
            {t.joinWaitlist}
          </Button>
        )}
        {canCancel && (
          <Button fullWidth variant="default" onClick={() => setDialog('cancel')}>
            {isWaiting ? t.leaveWaitlist : t.cancelEnrollment}
          </Button>
        )}
        {cohort.registrationDeadline && (
          <Deadline at={cohort.registrationDeadline} timeZone={cohort.timeZone} />
        )}
      </Stack>
      <ConfirmDialog
        opened={dialog === 'enroll'}
        onClose={close}
        title={texts.enroll.title}
        confirmLabel={texts.enroll.confirm}
        onConfirm={() => enrollment.enroll(false)}
      >
        {texts.enroll.about(cohort.title, formatMoney(cohort.price))}
      </ConfirmDialog>
      <CancelDialog
        opened={dialog === 'cancel'}
        onClose={close}
        title={cohort.title}
        isWaiting={isWaiting}
        onConfirm={enrollment.cancel}
      />
    </Card>
  );
}

function Deadline({ at, timeZone }: { at: string; timeZone: string }) {
  return (
    <Text size="xs" c="dimmed">
      {(isPast(at) ? t.deadlinePassed : t.deadline)(formatDateTime(at, timeZone))}
    </Text>
  );
}

const isPast = (instant: string) => new Date(instant) < new Date();
