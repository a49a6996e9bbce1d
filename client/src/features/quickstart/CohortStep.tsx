import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { MAX_WEEKS, quickCohortRules, MIN_WEEKS } from '@rules/cohort/cohort';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { texts } from '#texts/en';
import { TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { viewerTimeZone, startOfDay } from '#texts/formatting';
import { SubmitButton } from '#ui/SubmitButton';
import { notify } from '#lib/toasts';
import { OnChange } from '#ui/wizard/OnChange';
import { QuickCreateDocument } from './Quickstart.generated.ts';
import { withDuration, withEnd, withStart, type QuickDates } from './quickstartDates.ts';
import type { CohortDraft, CourseDraft, QuickstartState } from './useQuickstart.ts';
import classes from './quickstart.module.css';

const t = texts.quickstart;

/** Rules of the server for dates with form values: an empty control holds ''. */
const cohortStepRules = z.object({
  title: quickCohortRules.shape.title,
  startDate: z.string().check(z.minLength(1, t.requiredMissing)),
  endDate: z.string(),
  durationWeeks: quickCohortRules.shape.durationWeeks,
});

interface CohortStepProps {
  course: CourseDraft;
  draft: CohortDraft;
  onChange: (draft: CohortDraft) => void;
  onBack: () => void;
  onCreated: (created: NonNullable<QuickstartState['created']>) => void;
}

/** Step 2: cohort and dates. Creates course and cohort; a failure stays on this step. */
export default function CohortStep({ course, draft, onChange, onBack, onCreated }: CohortStepProps) {
  const [quickCreate] = useMutation(QuickCreateDocument, {
    update: (cache) => ['courses', 'myCourses', 'cohorts'].forEach((fieldName) => cache.evict({ fieldName })),
  });
  const courseInput = { ...course, category: course.category || null };
  const create = async ({ title, startDate, endDate, durationWeeks }: z.output<typeof cohortStepRules>) => {
    const cohort = {
      title,
      startDate: startOfDay(startDate),
      endDate: startOfDay(endDate) || null,
      durationWeeks: durationWeeks ?? null,
      timeZone: viewerTimeZone(),
    };
    const { data } = await quickCreate({ variables: { input: { course: courseInput, cohort } } }).catch(
      (error: unknown) => {
        notify.error(t.failedToast);
        throw error;
      },
    );
    if (!data?.quickCreate) return;
    notify.success(t.created);
    onCreated({ courseId: data.quickCreate.course.id, title: data.quickCreate.course.title });
  };
  return (
    <Form
      schema={cohortStepRules}
      defaultValues={draft}
      mode="onSubmit"
      onSubmit={create}
      errorText={(error) => error.message || t.failed}
    >
      <OnChange<CohortDraft> onChange={onChange} />
      <Stack gap="lg">
        <TextField name="title" label={t.cohortTitle} required />
        <Dates />
        <Group justify="space-between">
          <Button variant="default" onClick={onBack}>
            {t.back}
          </Button>
          <SubmitButton>{t.createNow}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}

/** Fields for start, duration and end, each of which updates the others. */
function Dates() {
  const { watch, setValue, formState } = useFormContext<CohortDraft>();
  const dates: QuickDates = {
    startDate: watch('startDate'),
    endDate: watch('endDate'),
    durationWeeks: watch('durationWeeks'),
  };
  const { errors, isSubmitted } = formState;
  const set = (next: QuickDates) => {
    for (const name of ['startDate', 'endDate', 'durationWeeks'] as const) {
      if (next[name] !== dates[name])
        setValue(name, next[name], { shouldDirty: true, shouldValidate: isSubmitted });
    }
  };
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          type="date"
          name="startDate"
          label={t.startDate}
          required
          value={dates.startDate}
          error={errors.startDate?.message}
          onChange={(event) => set(withStart(dates, event.currentTarget.value))}
        />
        <TextInput
          type="number"
          inputMode="numeric"
          name="durationWeeks"
          label={t.duration}
          min={MIN_WEEKS}
          max={MAX_WEEKS}
          value={dates.durationWeeks ?? ''}
          error={errors.durationWeeks?.message}
          onChange={(event) => set(withDuration(dates, weeksIn(event.currentTarget.value)))}
        />
      </div>
      <TextInput
        type="date"
        name="endDate"
        label={t.endDate}
        description={t.endDateHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        min={dates.startDate}
        value={dates.endDate}
        error={errors.endDate?.message}
        onChange={(event) => set(withEnd(dates, event.currentTarget.value))}
      />
    </>
  );
}

const weeksIn = (entered: string): number | null => (entered === '' ? null : Number(entered));
