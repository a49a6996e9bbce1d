import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { readError } from '#lib/errors';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DangerSection } from '#ui/DangerSection';
import { ErrorState } from '#ui/ErrorState';
import { SettingsSection } from '#ui/SettingsSection';
import { DangerZoneDocument } from './Closing.generated.ts';
import { InstitutionExportPanel } from './InstitutionExportPanel.tsx';

const CloseDialog = lazy(() => import('./CloseDialog.tsx'));

const t = texts.dangerZone;

/** Tab Danger Zone: the owner exports everything, or closes the institution. */
export default function DangerZone() {
  const { data, error, retry } = useScreenQuery(DangerZoneDocument, {}, null);
  const [isClosing, setClosing] = useState(false);
  const viewer = data?.viewer;
  const institution = viewer?.institution;
  if (!viewer || !institution)
    return error ? (
      <ErrorState message={readError(error).message || t.loadFailed} onRetry={retry} />
    ) : (
      <Skeleton h={480} radius="lg" />
    );
  if (!viewer.membership?.isOwner)
    return (
      <SettingsSection title={texts.institutionSettings.danger}>
        <Text c="dimmed">{t.ownerOnly}</Text>
      </SettingsSection>
    );
  return (
    <Stack gap="xl">
      <SettingsSection
        title={texts.institutionExport.title}
        description={texts.institutionExport.description}
      >
        <InstitutionExportPanel />
      </SettingsSection>
      <DangerSection title={t.title} description={t.description} effects={t.effects}>
        <Button
          color="red"
          variant="outline"
          leftSection={<IconAlertTriangle size={18} aria-hidden />}
          onClick={() => setClosing(true)}
        >
          {t.close}
        </Button>
      </DangerSection>
      <Suspense>
        {isClosing && (
          <CloseDialog
            name={institution.name}
            needsCode={viewer.hasTwoFactor}
            onClose={() => setClosing(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
