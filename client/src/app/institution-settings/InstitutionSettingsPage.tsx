import { Skeleton, Stack, Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import classes from './institution-settings.module.css';
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

/** Tabs with the selected one in the URL, so that reload, bookmarks and Back restore it. */
function TabbedSections({ isReady }: { isReady: boolean }) {
  const [params, setParams] = useSearchParams();
  const shown = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0];
  return (
    <Tabs
      value={shown.id}
      onChange={(id) => setParams(id === null || id === tabs[0].id ? {} : { tab: id })}
      keepMounted={false}
    >
      <Tabs.List aria-label={t.tabs} className={classes.tabs}>
        {tabs.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, sections }) => (
        <Tabs.Panel key={id} value={id} pt="xl">
          <Stack gap="xl" maw={980}>
            {sections.map((part) => (
              <Suspense key={part.id} fallback={<Skeleton h={240} radius="lg" />}>
                {isReady ? <part.Component /> : <Skeleton h={240} radius="lg" />}
              </Suspense>
            ))}
          </Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
