import { useMutation } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { enterInstitution } from '#lib/enterInstitution';
import { getHostNamespace } from '#lib/hostNamespace';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { PageHeader } from '#ui/PageHeader';
import { CreateInstitutionDocument } from './NewInstitutionPage.generated.ts';

/** Loaded after the frame of the screen, because it brings the rules of institutions along. */
const NewInstitutionForm = lazy(() => import('./NewInstitutionForm.tsx'));

const t = texts.newInstitution;

/** /institutions/new: creates an institution and enters it (document 2, sections 2.7 and 3). */
export default function NewInstitutionPage() {
  const navigate = useNavigate();
  const [create] = useMutation(CreateInstitutionDocument, {
    update: (cache) => void cache.evict({ fieldName: 'institutions' }),
  });
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      <Suspense fallback={<Skeleton h={480} radius="lg" maw={820} aria-busy="true" />}>
        <NewInstitutionForm
          onSubmit={async (input) => {
            const { data } = await create({ variables: { input } });
            const { id, name } = data!.createInstitution!.institution;
            notify.success(t.created(name));
            if (getHostNamespace() !== null) return navigate(paths.institutions); // its own host is another one
            await enterInstitution(id);
            return navigate(paths.dashboard);
          }}
        />
      </Suspense>
    </>
  );
}
