import { Skeleton } from '@mantine/core';
import { readError } from '#lib/errors';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { SettingsSection } from '#ui/SettingsSection';
import { NotificationsForm } from './NotificationsForm.tsx';
import { InstitutionNotificationSettingsDocument } from './NotificationsSection.generated.ts';

const t = texts.institutionNotifications;

/** Mails of the institution to its members: the welcome mail, and which notifications are mailed. */
export default function NotificationsSection() {
  const { data, error, retry } = useScreenQuery(
    InstitutionNotificationSettingsDocument,
    {},
    texts.institutionSettings.failed,
    0,
  );
  const viewer = data?.viewer;
  return (
    <SettingsSection title={t.title} description={t.description}>
      {viewer?.institution ? (
        <NotificationsForm
          key={viewer.institution.id}
          institution={viewer.institution}
          firstName={viewer.firstName}
        />
      ) : error ? (
        <ErrorState message={readError(error).message || texts.institutionSettings.failed} onRetry={retry} />
      ) : (
        <Skeleton h={640} />
      )}
    </SettingsSection>
  );
}
