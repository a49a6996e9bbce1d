import { Menu } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import { texts } from '#texts/en';
import { useFirstOpening } from '#ui/useFirstOpening';
import { SeatMenuTarget } from './SeatMenuButton.tsx';

const t = texts.cohortDetail;

/** Menu of a viewer with a seat or a place on the waitlist. */
export default function SeatMenu({ isWaiting, onLeave }: { isWaiting: boolean; onLeave: () => void }) {
  const { target, isOpen, setOpen } = useFirstOpening();
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end">
      <Menu.Target>
        <SeatMenuTarget ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconDoorExit size={16} aria-hidden />} onClick={onLeave}>
          {isWaiting ? t.leaveWaitlist : t.cancelEnrollment}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
