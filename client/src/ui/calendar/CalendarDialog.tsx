import { Modal } from '@mantine/core';
import { texts } from '#texts/en';
import { useOpened } from '../useOpened.ts';
import Calendar from './Calendar.tsx';
import type { CalendarEvent } from './CalendarEvent.ts';

interface CalendarDialogProps {
  opened: boolean;
  onClose: () => void;
  events: readonly CalendarEvent[];
}

/** Calendar in a dialog. Load it with `lazy` when it first opens. */
export default function CalendarDialog({ opened, onClose, events }: CalendarDialogProps) {
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      size="lg"
      title={texts.calendar.title}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Calendar events={events} />
    </Modal>
  );
}
