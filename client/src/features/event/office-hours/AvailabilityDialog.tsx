import { useMutation } from '@apollo/client/react';
import { Group, SimpleGrid, Stack } from '@mantine/core';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { viewerTimeZone } from '#texts/formatting';
import { CancelButton } from '#ui/CancelButton';
import { SelectField, TextField, ZoneField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { NumberField } from '#ui/NumberField';
import { SubmitButton } from '#ui/SubmitButton';
import { availabilityFormRules, availabilityInputOf, WEEKDAY_OPTIONS } from './officeHoursForms.ts';
import { CreateAvailabilityDocument } from './OfficeHours.generated.ts';

const t = texts.officeHours.form;

/** Dialog that offers weekly office hours. Its own chunk. */
export default function AvailabilityDialog({ onClose }: { onClose: () => void }) {
  const [create] = useMutation(CreateAvailabilityDocument, {
    update: (cache) => {
      cache.evict({ fieldName: 'availabilities' });
    },
  });
  return (
    <FormDialog title={texts.officeHours.offer} onClose={onClose}>
      {(close) => (
        <Form
          schema={availabilityFormRules}
          defaultValues={{
            weekday: 'Monday',
            startTime: '16:00',
            endTime: '18:00',
            slotMinutes: 20,
            timeZone: viewerTimeZone(),
            location: '',
            meetingPlatform: '',
            meetingLink: '',
          }}
          draftKey="availability"
          errorText={(error) => error.message || t.notSaved}
          onSubmit={async (values) => {
            await create({ variables: { input: availabilityInputOf(values) } });
            notify.success(t.saved);
            close();
          }}
        >
          <Stack gap="lg" pt={4}>
            <SimpleGrid cols={2} spacing="md">
              <SelectField name="weekday" label={t.weekday} data={WEEKDAY_OPTIONS} />
              <NumberField name="slotMinutes" label={t.slotMinutes} min={10} allowDecimal={false} required />
              <TextField name="startTime" type="time" label={t.startTime} required />
              <TextField name="endTime" type="time" label={t.endTime} required />
            </SimpleGrid>
            <ZoneField label={t.timeZone} description={t.timeZoneHint} dates={[]} />
            <TextField name="location" label={t.location} />
            <TextField name="meetingPlatform" label={t.meetingPlatform} />
            <TextField
              name="meetingLink"
              type="url"
              label={t.meetingLink}
              placeholder="https://…"
              description={t.meetingLinkHint}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
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
