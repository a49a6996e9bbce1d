import { useMutation } from '@apollo/client/react';
import { Skeleton, Stack, Text } from '@mantine/core';
import { readError } from '#lib/errors';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { Check } from '#ui/Check';
import { ErrorState } from '#ui/ErrorState';
import { SettingsSection } from '#ui/SettingsSection';
import { notify } from '#lib/toasts';
import classes from './notification.module.css';
import {
  NotificationSettingsDocument,
  SetNotificationPreferenceDocument,
  type NotificationKind,
} from './NotificationSettings.generated.ts';

const t = texts.notificationSettings;

/** Adds the typename, by which the cache identifies the object. */
const withTypename = (preference: Preference) => ({ __typename: 'NotificationPreference', ...preference });

/** Email preferences of the viewer. Each toggle is saved at once. */
export default function NotificationSettings() {
  const { data, error, retry } = useScreenQuery(NotificationSettingsDocument, {}, t.failed);
  return (
    <SettingsSection title={t.title} description={t.description}>
      {data ? (
        <Preferences preferences={data.notificationPreferences} />
      ) : error ? (
        <ErrorState message={readError(error).message || t.failed} onRetry={retry} />
      ) : (
        <Stack gap="md" aria-busy="true">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} h={46} radius="md" />
          ))}
        </Stack>
      )}
    </SettingsSection>
  );
}

interface Preference {
  kind: NotificationKind;
  isMailed: boolean;
}

function Preferences({ preferences }: { preferences: readonly Preference[] }) {
  const [send] = useMutation(SetNotificationPreferenceDocument);
  if (preferences.length === 0) return <Text c="dimmed">{t.none}</Text>;
  const set = async (preference: Preference) => {
    try {
      await send({
        variables: { ...preference },
        optimisticResponse: { setNotificationPreference: { preference: withTypename(preference) } },
      });
    } catch (failure) {
      notify.error(readError(failure).message || t.notSaved);
    }
  };
  return (
    <ul className={classes.preferences}>
      {preferences.map(({ kind, isMailed }) => (
        <li key={kind}>
          <Check
            label={texts.notificationKinds[kind]}
            description={t.about[kind]}
            checked={isMailed}
            onChange={(event) => void set({ kind, isMailed: event.currentTarget.checked })}
          />
        </li>
      ))}
    </ul>
  );
}
