import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { PageHeader } from '#ui/PageHeader';
import { viewerTimeZone } from '#texts/formatting';
import { notify } from '#lib/toasts';
import { CohortForm } from './CohortForm.tsx';
import { emptyCohort } from './cohortFormValues.ts';
import { CreateCohortDocument } from './NewCohortPage.generated.ts';

const t = texts.cohortForm;

/** /cohorts/new: creates a cohort. */
export default function NewCohortPage() {
  const navigate = useNavigate();
  const [create] = useMutation(CreateCohortDocument, {
    // Evicted, because only the server knows the position of the new cohort.
    update: (cache) => void cache.evict({ fieldName: 'cohorts' }),
  });
  return (
    <>
      <PageHeader title={t.newTitle} description={t.newDescription} />
      <CohortForm
        defaultValues={emptyCohort}
        timeZone={viewerTimeZone()}
        submitLabel={t.create}
        cancelTo={paths.cohorts}
        draftKey="new-cohort"
        onSubmit={async (input) => {
          await create({ variables: { input: { ...input, timeZone: viewerTimeZone() } } });
          notify.success(t.created);
          void navigate(paths.cohorts);
        }}
      />
    </>
  );
}
