import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { DateField, SelectField, TextField } from '#ui/fields';
import { ChoicesField } from '#ui/fields/ChoicesField';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { NumberField } from '#ui/NumberField';
import { optionsOf } from '#ui/options';
import { SubmitButton } from '#ui/SubmitButton';
import {
  ClearScheduleDocument,
  PlanScheduleDocument,
  type CohortSessions_CohortFragment,
} from './CohortSessions.generated.ts';
import { scheduleFormRules, scheduleInputOf } from './scheduleFormRules.ts';
import { INTERVALS, scheduleValuesOf, WEEKDAYS, type ScheduleValues } from './scheduleFormValues.ts';
import { SchedulePreview } from './SchedulePreview.tsx';

const t = texts.scheduleForm;

interface ScheduleDialogProps {
  cohort: CohortSessions_CohortFragment;
  onClose: () => void;
}

/** Dialog of the recurring schedule of a cohort, in words and with a preview of its sessions. Its own chunk. */
export default function ScheduleDialog({ cohort, onClose }: ScheduleDialogProps) {
  const { id, isRecurring } = cohort;
  const [plan] = useMutation(PlanScheduleDocument);
  const [clear] = useMutation(ClearScheduleDocument);
  const [isAsking, setAsking] = useState(false);
  return (
    <FormDialog title={t.title} onClose={onClose}>
      {(close) => (
        <>
          <Form
            schema={scheduleFormRules}
            defaultValues={scheduleValuesOf(cohort)}
            draftKey={`schedule ${id}`}
            errorText={(error) => error.message || t.notSaved}
            fieldNames={{ until: 'untilDay' }}
            onSubmit={async (values) => {
              await plan({ variables: { input: scheduleInputOf(cohort, values) } });
              notify.success(t.saved);
              close();
            }}
          >
            <Stack gap="lg" pt={4}>
              <ChoicesField name="days" label={t.days} options={WEEKDAYS} />
              <Group align="flex-start" gap="md">
                <TextField name="time" type="time" label={t.time} required />
                <NumberField name="durationMinutes" label={t.minutes} min={5} allowDecimal={false} required />
                <SelectField name="interval" label={t.interval} data={INTERVALS} />
              </Group>
              <Ending />
              <TextField
                name="topic"
                label={t.topic}
                description={t.topicHint}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
              />
              <Text size="xs" c="dimmed">
                {texts.cohortForm.timeZone(cohort.timeZone)} {isRecurring && t.replaceHint}
              </Text>
              <SchedulePreview cohort={cohort} />
              <Group justify="space-between" gap="sm">
                {isRecurring && (
                  <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
                    {t.remove}
                  </Button>
                )}
                <Group gap="sm" ms="auto">
                  <CancelButton to={close} />
                  <SubmitButton>{t.save}</SubmitButton>
                </Group>
              </Group>
            </Stack>
          </Form>
          <ConfirmDialog
            opened={isAsking}
            onClose={() => setAsking(false)}
            title={t.removeTitle}
            confirmLabel={t.remove}
            destructive
            onConfirm={async () => {
              await clear({ variables: { id } });
              notify.success(t.removed);
              close();
            }}
          >
            {t.removeHint}
          </ConfirmDialog>
        </>
      )}
    </FormDialog>
  );
}

/** When the schedule ends, with the field of the chosen kind. */
function Ending() {
  const ends = useWatch<ScheduleValues, 'ends'>({ name: 'ends' });
  return (
    <Group align="flex-start" gap="md">
      <SelectField name="ends" label={t.ends} data={optionsOf(t.endings)} />
      {ends === 'date' && <DateField name="untilDay" label={t.until} required />}
      {ends === 'count' && <NumberField name="count" label={t.count} min={1} allowDecimal={false} required />}
    </Group>
  );
}
