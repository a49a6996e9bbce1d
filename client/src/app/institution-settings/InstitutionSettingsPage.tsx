import { Skeleton, Stack } from '@mantine/core';
import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { texts } from '#texts/en';
import { AddressTabs } from '#ui/AddressTabs';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { InstitutionSettingsDocument } from './InstitutionSettings.generated.ts';
import { tabs } from './tabs.ts';

const t = texts.institutionSettings;

/** /isettings: settings of the institution for admins and owners, in tabs that features provide. */
export default function InstitutionSettingsPage() {
  const { data, error, retry } = useScreenQuery(InstitutionSettingsDocument, {}, t.failed);
  const viewer = data?.viewer;
  if (viewer && !viewer.viewerCan.manageInstitution) return <Navigate to={paths.unauthorized} replace />;
  return (
    <>
      <PageHeader
        title={t.title}
        description={viewer?.institution ? t.description(viewer.institution.name) : <>&nbsp;</>}
      />
      {error ? (
        <ErrorState
          title={t.failed}
          message={readError(error).message || texts.errors.unknown}
          onRetry={retry}
        />
      ) : (
        <TabbedSections isReady={viewer != null} />
      )}
    </>
  );
}

/** Tabs of the settings with their sections. */
function TabbedSections({ isReady }: { isReady: boolean }) {
  const [first, ...others] = tabs.map(({ id, label, sections }) => ({
    id,
    label,
    content: (
      <Stack gap="xl" maw={980}>
        {sections.map((part) => (
          <Suspense key={part.id} fallback={<Skeleton h={240} radius="lg" />}>
            {isReady ? <part.Component /> : <Skeleton h={240} radius="lg" />}
          </Suspense>
        ))}
      </Stack>
    ),
  }));
  return <AddressTabs label={t.tabs} tabs={[first!, ...others]} />;
}
