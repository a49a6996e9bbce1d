import { useMutation } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { LocalTimes } from '#ui/LocalTimes';
import { SubmitButton } from '#ui/SubmitButton';
import { bookingFormRules } from './officeHoursForms.ts';
import {
  BookOfficeHoursDocument,
  type OfficeHoursCard_AvailabilityFragment,
} from './OfficeHours.generated.ts';
import type { Slot } from './slotsByDay.ts';

const t = texts.officeHours.booking;

interface BookingDialogProps {
  availability: OfficeHoursCard_AvailabilityFragment;
  slot: Slot;
  onClose: () => void;
}

/** Dialog that books a slot of office hours, and leads to the event of the booking. Its own chunk. */
export default function BookingDialog({ availability, slot, onClose }: BookingDialogProps) {
  const { id, timeZone, member } = availability;
  const navigate = useNavigate();
  const [book] = useMutation(BookOfficeHoursDocument, {
    update: (cache) => {
      cache.evict({ fieldName: 'availabilities' });
      cache.evict({ fieldName: 'events' });
    },
  });
  return (
    <FormDialog title={t.title} onClose={onClose}>
      {(close) => (
        <Form
          schema={bookingFormRules}
          defaultValues={{ topic: '', description: '' }}
          draftKey={`booking ${id}`}
          errorText={(error) => error.message || t.notSaved}
          onSubmit={async ({ topic, description }) => {
            const input = {
              availabilityId: id,
              startsAt: slot.startsAt,
              topic,
              description: description ?? null,
            };
            const { data } = await book({ variables: { input } });
            notify.success(t.saved);
            close();
            const booked = data?.bookOfficeHours;
            if (booked) void navigate(paths.event(booked.event.id));
          }}
        >
          <Stack gap="lg" pt={4}>
            <div>
              {member && <Text c="dimmed">{t.with(member.displayName)}</Text>}
              <Text fw={600} component="div">
                <LocalTimes at={slot.startsAt} until={slot.endsAt} timeZone={timeZone} isDated />
              </Text>
            </div>
            <TextField name="topic" label={t.topic} required data-autofocus />
            <TextareaField
              name="description"
              label={t.details}
              description={t.detailsHint}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              minRows={2}
            />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={close} />
              <SubmitButton>{t.save}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
