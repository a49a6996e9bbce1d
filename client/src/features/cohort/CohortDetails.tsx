import { useMutation } from '@apollo/client/react';
import { Group, Skeleton, Stack } from '@mantine/core';
import { decimalOf } from '@rules/kernel/money';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { pickFields } from '#lib/mergeDetails';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { ZoneField } from '#ui/fields';
import { Form } from '#ui/Form';
import { MergeChoice } from '#ui/MergeChoice';
import { SubmitButton } from '#ui/SubmitButton';
import { useMergedForm } from '#ui/useMergedForm';
import { AboutFields, CourseFields, DateFields } from './CohortFields.tsx';
import { type CohortFormValues, emptyMeeting } from './cohortFormValues.ts';
import {
  EditCohortPage_CohortFragmentDoc,
  UpdateCohortDocument,
  type EditCohortPage_CohortFragment,
} from './EditCohortPage.generated.ts';

// Loaded later: below the fold.
const OptionalFields = lazy(() => import('./OptionalFields.tsx'));

// Loaded after the form.
const rules = async () => (await import('./cohortFormRules.ts')).editCohortRules;

const t = texts.cohortForm;

interface CohortDetailsProps {
  cohort: EditCohortPage_CohortFragment;
  /** Refetches the cohort. */
  reload: () => Promise<unknown>;
}

interface EditedValues extends Omit<CohortFormValues, 'capacity'> {
  capacity: number;
  timeZone: string;
}

/** Form with the fields of an existing cohort. Its own chunk. */
export default function CohortDetails({ cohort, reload }: CohortDetailsProps) {
  const { id } = cohort;
  const navigate = useNavigate();
  const [update] = useMutation(UpdateCohortDocument);
  const readCohort = useLatest(EditCohortPage_CohortFragmentDoc, cohort);
  const { round, values, draftKey, save, choice } = useMergedForm<EditedValues>({
    draftName: `edit-cohort ${id}`,
    readLatest: () => valuesOf(readCohort()),
    reload,
  });
  return (
    <>
      <MergeChoice title={t.conflict} choice={choice} />
      <Form
        key={round}
        schema={rules}
        defaultValues={values}
        draftKey={draftKey}
        errorText={(error) => error.message || t.failed}
        onSubmit={async (parsed, form) => {
          const input = toInput(parsed);
          await save(form.getValues() as EditedValues, (changed) =>
            update({
              variables: { input: { id, version: readCohort().version, ...pickFields(input, changed) } },
            }),
          );
          notify.success(t.updated);
          void navigate(paths.cohort(id));
        }}
      >
        <Stack gap="lg" maw={820}>
          <AboutFields />
          <ZonedDates />
          <CourseFields chosen={cohort.courses} />
          <Suspense fallback={<Skeleton h={320} radius="md" />}>
            <OptionalFields />
          </Suspense>
          <Group justify="flex-end" gap="sm">
            <CancelButton to={paths.cohort(id)} />
            <SubmitButton>{t.save}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </>
  );
}

const toInput = (values: z.output<Awaited<ReturnType<typeof rules>>>) => ({
  ...values,
  startDate: values.startDate.toISOString(),
  endDate: values.endDate.toISOString(),
  registrationDeadline: values.registrationDeadline?.toISOString() ?? null,
  isPublic: values.isPublic ?? false,
});

const valuesOf = (cohort: EditCohortPage_CohortFragment): EditedValues => ({
  title: cohort.title,
  description: cohort.description,
  startDate: cohort.startDate,
  endDate: cohort.endDate,
  registrationDeadline: cohort.registrationDeadline ?? '',
  timeZone: cohort.timeZone,
  capacity: cohort.capacity,
  isPublic: cohort.isPublic,
  courseIds: cohort.courses.map((course) => course.id),
  ownPrice: cohort.ownPrice ? decimalOf(cohort.ownPrice.amount).replace('.00', '') : '',
  meeting: cohort.meeting
    ? {
        platform: cohort.meeting.platform,
        link: cohort.meeting.link ?? '',
        schedule: cohort.meeting.schedule,
        additionalInfo: cohort.meeting.additionalInfo,
      }
    : emptyMeeting,
  requirements: cohort.requirements.map((text) => ({ text })),
});

const DATES = ['startDate', 'endDate', 'registrationDeadline'] as const;

/** Dates with their time zone. A change of the zone keeps the local times. */
function ZonedDates() {
  const timeZone = useWatch<EditedValues, 'timeZone'>({ name: 'timeZone' });
  return (
    <DateFields timeZone={timeZone} needsDeadline={false}>
      <ZoneField label={t.zone} description={t.zoneHint} dates={DATES} />
    </DateFields>
  );
}
