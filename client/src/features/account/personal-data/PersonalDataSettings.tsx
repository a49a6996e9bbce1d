import { Button, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { readError } from '#lib/errors';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DangerSection } from '#ui/DangerSection';
import { ErrorState } from '#ui/ErrorState';
import { SettingsSection } from '#ui/SettingsSection';
import { PersonalDataDocument } from './PersonalData.generated.ts';
import { PersonalDataPanel } from './PersonalDataPanel.tsx';

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog.tsx'));

const t = texts.personalData;
const d = texts.deleteAccount;

/** The viewer's own data: an archive of everything, and the end of the account. */
export default function PersonalDataSettings() {
  const { data, error, retry } = useScreenQuery(PersonalDataDocument, {}, null, 0);
  const [isDeleting, setDeleting] = useState(false);
  const viewer = data?.viewer;
  if (!viewer)
    return error ? (
      <ErrorState message={readError(error).message || t.loadFailed} onRetry={retry} />
    ) : (
      <Skeleton h={320} radius="lg" />
    );
  return (
    <Stack gap="xl">
      <SettingsSection title={t.title} description={t.description}>
        <PersonalDataPanel latest={data.latestAccountExport} />
      </SettingsSection>
      <DangerSection title={d.title} description={d.description} effects={d.effects}>
        <Button color="red" variant="outline" onClick={() => setDeleting(true)}>
          {d.button}
        </Button>
      </DangerSection>
      <Suspense>
        {isDeleting && (
          <DeleteAccountDialog needsCode={viewer.hasTwoFactor} onClose={() => setDeleting(false)} />
        )}
      </Suspense>
    </Stack>
  );
}
