import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { PageHeader } from '#ui/PageHeader';
import { ownZone } from '#texts/formatting';
import { notify } from '#lib/toasts';
import { CohortForm, emptyCohort } from './CohortForm.tsx';
import { CreateCohortDocument } from './NewCohortPage.generated.ts';

const t = texts.cohortForm;

/** /cohorts/new */
export default function NewCohortPage() {
  const navigate = useNavigate();
  const [create] = useMutation(CreateCohortDocument, {
    // Nobody knows on which page of which list it stands: they are asked for again when they are next shown.
    update: (cache) => void cache.evict({ fieldName: 'cohorts' }),
  });
  return (
    <>
      <PageHeader title={t.newTitle} description={t.newDescription} />
      <CohortForm
        defaultValues={emptyCohort}
        timeZone={ownZone()}
        submitLabel={t.create}
        cancelTo={paths.cohorts}
        draftKey="new-cohort"
        onSubmit={async (input) => {
          await create({ variables: { input: { ...input, timeZone: ownZone() } } });
          notify.success(t.created);
          void navigate(paths.cohorts);
        }}
      />
    </>
  );
}
