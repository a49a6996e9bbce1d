import { Skeleton } from '@mantine/core';
import { readError } from '#lib/errors';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { SettingsSection } from '#ui/SettingsSection';
import { SecurityForm } from './SecurityForm.tsx';
import { SecuritySettingsDocument } from './SecuritySection.generated.ts';

const t = texts.institutionSecurity;

/** Security rules of the institution. */
export default function SecuritySection() {
  const { data, error, retry } = useScreenQuery(
    SecuritySettingsDocument,
    {},
    texts.institutionSettings.failed,
  );
  const viewer = data?.viewer;
  return (
    <SettingsSection title={t.title} description={t.description}>
      {viewer?.institution ? (
        <SecurityForm
          key={viewer.institution.id}
          institution={viewer.institution}
          ownAddress={data?.clientAddress ?? ''}
        />
      ) : error ? (
        <ErrorState message={readError(error).message || texts.institutionSettings.failed} onRetry={retry} />
      ) : (
        <Skeleton h={480} />
      )}
    </SettingsSection>
  );
}
