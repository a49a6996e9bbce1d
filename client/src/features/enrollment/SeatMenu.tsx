import { Menu } from '@mantine/core';
import { IconCalendarPlus, IconDoorExit } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/en';
import { useFirstOpening } from '#ui/useFirstOpening';
import { CancelDialog } from './CancelDialog.tsx';
import type { EnrollmentPanel_CohortFragment } from './EnrollmentPanel.generated.ts';
import { saveCalendarFile } from './saveCalendarFile.ts';
import { SeatMenuTarget } from './SeatMenuTarget.tsx';
import { useCancelEnrollment } from './useCancelEnrollment.ts';

const t = texts.cohortDetail;

interface SeatMenuProps {
  cohort: EnrollmentPanel_CohortFragment;
  viewerId: string;
}

/** Menu of a viewer with a seat or a place on the waitlist, with the dialog that it opens. Its own chunk. */
export default function SeatMenu({ cohort, viewerId }: SeatMenuProps) {
  const cancel = useCancelEnrollment(cohort.id, viewerId, cohort.institution);
  const { target, isOpen, setOpen } = useFirstOpening();
  const [isAsking, setAsking] = useState(false);
  const isWaiting = cohort.viewerEnrollment?.status === 'WAITLISTED';
  return (
    <>
      {cohort.viewerCan.cancelEnrollment && (
        <Menu opened={isOpen} onChange={setOpen} position="bottom-end">
          <Menu.Target>
            <SeatMenuTarget ref={target} />
          </Menu.Target>
          <Menu.Dropdown>
            {!isWaiting && (
              <Menu.Item
                leftSection={<IconCalendarPlus size={16} aria-hidden />}
                onClick={() => void saveCalendarFile(cohort.id)}
              >
                {t.addToCalendar}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconDoorExit size={16} aria-hidden />} onClick={() => setAsking(true)}>
              {isWaiting ? t.leaveWaitlist : t.cancelEnrollment}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <CancelDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={cohort.title}
        isWaiting={isWaiting}
        onConfirm={cancel}
      />
    </>
  );
}
