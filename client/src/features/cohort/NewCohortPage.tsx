import { useMutation } from '@apollo/client/react';
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { viewerTimeZone } from '#texts/formatting';
import { CancelButton } from '#ui/CancelButton';
import { Form } from '#ui/Form';
import { PageHeader } from '#ui/PageHeader';
import { SubmitButton } from '#ui/SubmitButton';
import { AboutFields, CourseFields, DateFields } from './CohortFields.tsx';
import { emptyCohort } from './cohortFormValues.ts';
import { CreateCohortDocument } from './NewCohortPage.generated.ts';

// Loaded after the form, together with the rules.
const rules = async () => (await import('./cohortFormRules.ts')).newCohortRules;
const OptionalFields = lazy(() => import('./OptionalFields.tsx'));

const t = texts.cohortForm;

/** /cohorts/new: creates a cohort. */
export default function NewCohortPage() {
  const navigate = useNavigate();
  const [create] = useMutation(CreateCohortDocument, {
    // Evicted, because only the server knows the position of the new cohort.
    update: (cache) => void cache.evict({ fieldName: 'cohorts' }),
  });
  const timeZone = viewerTimeZone();
  return (
    <>
      <PageHeader title={t.newTitle} description={t.newDescription} />
      <Form
        schema={rules}
        defaultValues={emptyCohort}
        draftKey="new-cohort"
        errorText={(error) => error.message || t.failed}
        onSubmit={async (values) => {
          const input = {
            ...values,
            startDate: values.startDate.toISOString(),
            endDate: values.endDate.toISOString(),
            registrationDeadline: values.registrationDeadline.toISOString(),
            timeZone,
          };
          await create({ variables: { input } }).catch((error: unknown) => {
            notify.error(readError(error).message || t.failed);
            throw error;
          });
          notify.success(t.created);
          void navigate(paths.cohorts);
        }}
      >
        <Stack gap="lg" maw={820}>
          <AboutFields />
          <DateFields timeZone={timeZone} needsDeadline />
          <CourseFields chosen={[]} />
          <MoreFields />
          <Group justify="flex-end" gap="sm">
            <CancelButton to={paths.cohorts} />
            <SubmitButton>{t.create}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </>
  );
}

/** Optional fields behind a button, so that the form stays short. */
function MoreFields() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton h={320} radius="md" />}>
        <OptionalFields />
      </Suspense>
    );
  return (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setOpen(true)}
      style={{ alignSelf: 'flex-start' }}
    >
      {t.more}
    </Button>
  );
}
