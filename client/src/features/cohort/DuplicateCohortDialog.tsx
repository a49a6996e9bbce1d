import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { instantToLocalInput, localInputToInstant } from '#texts/formatting';
import { CancelButton } from '#ui/CancelButton';
import { DateField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import { CloneCohortDocument, ClonePreviewDocument } from './CohortDates.generated.ts';
import type { CohortHeader_CohortFragment } from './CohortHeader.generated.ts';
import { DatesPreview } from './DatesPreview.tsx';
import { cloneFormRules } from './datesFormRules.ts';

const t = texts.cohortDates;

interface DuplicateCohortDialogProps {
  cohort: CohortHeader_CohortFragment;
  onClose: () => void;
}

/** Dialog that copies a cohort to other dates, with a preview of each. Its own chunk. */
export default function DuplicateCohortDialog({ cohort, onClose }: DuplicateCohortDialogProps) {
  const { id, title, startDate, timeZone } = cohort;
  const client = useApolloClient();
  const navigate = useNavigate();
  const [clone] = useMutation(CloneCohortDocument);
  return (
    <FormDialog title={t.duplicate} onClose={onClose}>
      {(close) => (
        <Form
          schema={cloneFormRules}
          defaultValues={{ title: t.copyOf(title), startDay: dayOf(startDate, timeZone) }}
          draftKey={`duplicate-cohort ${id}`}
          errorText={(error) => error.message || t.failed}
          fieldNames={{ startDate: 'startDay' }}
          onSubmit={async (values) => {
            const input = { id, title: values.title, startDate: noonOf(values.startDay, timeZone) };
            const { data } = await clone({ variables: { input } });
            client.cache.evict({ fieldName: 'cohorts' });
            notify.success(t.duplicated);
            close();
            if (data?.cloneCohort) void navigate(paths.cohort(data.cloneCohort.cohort.id));
          }}
        >
          <Stack gap="lg" pt={4}>
            <Text>{t.duplicateHint}</Text>
            <TextField name="title" label={texts.cohortForm.title} required data-autofocus />
            <DateField name="startDay" label={t.newStart} required />
            <Preview cohort={cohort} />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={close} />
              <SubmitButton>{t.duplicate}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}

const dayOf = (instant: string, timeZone: string) => instantToLocalInput(instant, timeZone).slice(0, 10);
const noonOf = (day: string, timeZone: string) => localInputToInstant(`${day}T12:00`, timeZone);

function Preview({ cohort: { id, timeZone } }: { cohort: CohortHeader_CohortFragment }) {
  const [day] = useDebouncedValue(useWatch({ name: 'startDay' }) as string, 300);
  const startDate = noonOf(day, timeZone);
  const { data, error, refetch } = useQuery(ClonePreviewDocument, {
    variables: { id, startDate },
    skip: startDate === '',
    fetchPolicy: 'no-cache',
  });
  if (startDate === '') return null;
  const retry = () => void refetch().catch(() => null);
  return (
    <DatesPreview preview={data?.cohortClonePreview} error={error} onRetry={retry} timeZone={timeZone} />
  );
}
