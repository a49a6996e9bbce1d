import { Button } from '@mantine/core';
import { IconPlayerPlay, IconVideo } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import type { EnrollmentPanel_CohortFragment } from './EnrollmentPanel.generated.ts';

const t = texts.cohortDetail;

interface MainActionProps {
  cohort: EnrollmentPanel_CohortFragment;
  onEnroll: () => void;
  onQueue: () => void;
}

/**
 * The one action that comes next for the viewer: enroll (by the enrollment form when there is something to choose or to pay),
 * join the waitlist, pay for a held seat, note the dates, join the meeting, get the certificate, learn.
 */
export function MainAction({ cohort, onEnroll, onQueue }: MainActionProps) {
  const { viewerCan, viewerEnrollment, isEnrolled, status, meeting, courses, plans, price } = cohort;
  const hasChoice = plans.length > 0;
  if ((viewerCan.enroll && (hasChoice || price.amount > 0)) || (viewerCan.joinWaitlist && hasChoice))
    return (
      <Button {...wide} component={AppLink} to={paths.enroll(cohort.id)}>
        {viewerCan.enroll ? t.enrollNow : t.joinWaitlist}
      </Button>
    );
  if (viewerCan.enroll)
    return (
      <Button {...wide} onClick={onEnroll}>
        {t.enrollNow}
      </Button>
    );
  if (viewerCan.joinWaitlist)
    return (
      <Button {...wide} onClick={onQueue}>
        {t.joinWaitlist}
      </Button>
    );
  if (viewerEnrollment?.status === 'PENDING')
    return (
      <Button {...wide} component={AppLink} to={paths.enroll(cohort.id)}>
        {t.toPayment}
      </Button>
    );
  if (!isEnrolled) return null;
  if (status === 'UPCOMING') return <AddToCalendar id={cohort.id} />;
  if (status === 'ONGOING' && meeting?.link)
    return (
      <Button
        {...wide}
        component="a"
        href={meeting.link}
        target="_blank"
        rel="noopener noreferrer"
        leftSection={<IconVideo size={18} aria-hidden />}
      >
        {t.join(meeting.platform)}
      </Button>
    );
  const hasCertificate = courses.some(({ viewerCertificate }) => viewerCertificate?.status === 'ISSUED');
  if (status === 'COMPLETED' && hasCertificate)
    return (
      <Button {...wide} component={AppLink} to={paths.certificates}>
        {t.getCertificate}
      </Button>
    );
  const course = courses.find(({ nextLesson }) => nextLesson !== null) ?? courses[0];
  if (!course) return null;
  return (
    <Button
      {...wide}
      component={AppLink}
      to={course.nextLesson ? paths.lesson(course.nextLesson.id) : paths.course(course.id)}
      leftSection={<IconPlayerPlay size={18} aria-hidden />}
    >
      {course.nextLesson ? t.continueLearning : t.openCourse}
    </Button>
  );
}

function AddToCalendar({ id }: { id: string }) {
  const save = async () => (await import('./saveCalendarFile.ts')).saveCalendarFile(id);
  return (
    <Button {...wide} onClick={() => void save()}>
      {t.addToCalendar}
    </Button>
  );
}

const wide = { fullWidth: true, size: 'lg' } as const;
