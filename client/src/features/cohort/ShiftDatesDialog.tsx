import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import * as z from 'zod/mini';
import { useWatch } from 'react-hook-form';
import { actOnLatest } from '#lib/actOnLatest';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { SelectField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { NumberField } from '#ui/NumberField';
import { SubmitButton } from '#ui/SubmitButton';
import { LatestDatesDocument, ShiftCohortDocument, ShiftPreviewDocument } from './CohortDates.generated.ts';
import type { CohortHeader_CohortFragment } from './CohortHeader.generated.ts';
import { DatesPreview } from './DatesPreview.tsx';
import { shiftFormRules } from './datesFormRules.ts';

const t = texts.cohortDates;

interface ShiftDatesDialogProps {
  cohort: CohortHeader_CohortFragment;
  onClose: () => void;
}

type Direction = 'later' | 'earlier';

const WEEK: { days: number; direction: Direction } = { days: 7, direction: 'later' };
const DIRECTIONS = (['later', 'earlier'] as const).map((value) => ({ value, label: t[value] }));

/** Dialog that moves all dates of a cohort, with a preview of each. Its own chunk. */
export default function ShiftDatesDialog({ cohort, onClose }: ShiftDatesDialogProps) {
  const { id, version } = cohort;
  const client = useApolloClient();
  const [shift] = useMutation(ShiftCohortDocument);
  const reload = () =>
    client.query({ query: LatestDatesDocument, variables: { id }, fetchPolicy: 'network-only' });
  return (
    <FormDialog title={t.shift} onClose={onClose}>
      {(close) => (
        <Form
          schema={shiftFormRules}
          defaultValues={WEEK}
          errorText={(error) => error.message || t.failed}
          onSubmit={async ({ days, direction }) => {
            const input = { id, days: signed(days, direction), version };
            await actOnLatest(() => shift({ variables: { input } }), { reload });
            client.cache.evict({ fieldName: 'cohorts' });
            notify.success(t.shifted);
            close();
          }}
        >
          <Stack gap="lg" pt={4}>
            <Text>{t.shiftHint}</Text>
            <Group align="flex-end" gap="md">
              <NumberField name="days" label={t.days} min={1} allowDecimal={false} required data-autofocus />
              <SelectField name="direction" label={t.direction} data={DIRECTIONS} />
            </Group>
            <Preview key={version} cohort={cohort} />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={close} />
              <SubmitButton>{t.shift}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}

const signed = (days: number, direction: Direction) => (direction === 'later' ? days : -days);

/** The dates before and after, and the people who are notified. */
function Preview({ cohort: { id, timeZone } }: { cohort: CohortHeader_CohortFragment }) {
  const values = useWatch<typeof WEEK, ['days', 'direction']>({ name: ['days', 'direction'] });
  const [[days, direction]] = useDebouncedValue(values, 300);
  const parsed = z.safeParse(shiftFormRules, { days, direction });
  const { data, error, refetch } = useQuery(ShiftPreviewDocument, {
    variables: { id, days: parsed.success ? signed(parsed.data.days, direction) : 1 },
    skip: !parsed.success,
    fetchPolicy: 'no-cache',
  });
  const preview = data?.cohortShiftPreview;
  if (!parsed.success) return null;
  const retry = () => void refetch().catch(() => null);
  return <DatesPreview preview={preview} error={error} onRetry={retry} timeZone={timeZone} />;
}
