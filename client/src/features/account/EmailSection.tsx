import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { SettingsSection } from '#ui/SettingsSection';
import { CancelEmailChangeDocument, EmailSettingsDocument } from './EmailChange.generated.ts';

const EmailDialog = lazy(() => import('./EmailDialog.tsx'));

const t = texts.emailSettings;

/** Shows the viewer's e-mail address and a change that waits for its confirmation. */
export function EmailSection() {
  const { data, error, retry } = useScreenQuery(EmailSettingsDocument, {}, null, 0);
  const [isChanging, setChanging] = useState(false);
  const viewer = data?.viewer;
  return (
    <SettingsSection title={t.title} description={t.description}>
      {viewer ? (
        <Stack gap="md">
          <Group gap="md" justify="space-between">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {viewer.email}
            </Text>
            <Button variant="default" onClick={() => setChanging(true)}>
              {t.change}
            </Button>
          </Group>
          {viewer.pendingEmail && <Pending email={viewer.pendingEmail} />}
        </Stack>
      ) : error === undefined ? (
        <Skeleton h={42} radius="md" />
      ) : (
        <ErrorState message={readError(error).message || t.failed} onRetry={retry} />
      )}
      <Suspense>
        {isChanging && viewer && (
          <EmailDialog hasTwoFactor={viewer.hasTwoFactor} onClose={() => setChanging(false)} />
        )}
      </Suspense>
    </SettingsSection>
  );
}

function Pending({ email }: { email: string }) {
  const [cancel, { loading }] = useMutation(CancelEmailChangeDocument);
  const act = async () => {
    try {
      await cancel();
      notify.success(t.cancelled);
    } catch (failure) {
      notify.error(readError(failure).message || t.notCancelled);
    }
  };
  return (
    <Alert title={t.pendingTitle} color="gray" icon={<IconMail aria-hidden />} role="status">
      <Text style={{ overflowWrap: 'anywhere' }}>{t.pending(email)}</Text>
      <Button variant="default" size="sm" mt="md" loading={loading} onClick={() => void act()}>
        {t.cancel}
      </Button>
    </Alert>
  );
}
