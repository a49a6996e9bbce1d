import { useMutation } from '@apollo/client/react';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { DataList } from '#ui/DataList';
import { formatDateTime } from '#texts/formatting';
import { SettingsSection } from '#ui/SettingsSection';
import { notify } from '#lib/toasts';
import classes from './account.module.css';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  SessionsDocument,
  type SessionsQuery,
} from './Security.generated.ts';

type Session = SessionsQuery['sessions']['nodes'][number];

const t = texts.sessionSettings;

/** Refetches the list after each mutation. */
const refetchSessions = { refetchQueries: [SessionsDocument], awaitRefetchQueries: true };

/** Lists the viewer's sessions and ends them. Changes by other devices appear when the screen is opened. */
export function SessionsSection() {
  const [page, setPage] = useState(1);
  const { data, error, retry } = useScreenQuery(SessionsDocument, { page }, null, 0);
  return (
    <SettingsSection
      title={t.title}
      description={t.description}
      action={data && data.sessions.totalCount > 1 && <EndOthers onEnded={() => setPage(1)} />}
    >
      <DataList
        label={t.title}
        items={data?.sessions.nodes}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        cols={1}
        skeletonCount={2}
        empty={{ title: t.none }}
        pages={{ page, pageCount: data?.sessions.pageCount ?? 1, onChange: setPage }}
        itemKey={({ id }) => id}
      >
        {(session) => <SessionRow session={session} />}
      </DataList>
    </SettingsSection>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { address, createdAt, lastUsedAt, isCurrent, isFromPasskey } = session;
  const device = nameOf(session);
  return (
    <Group justify="space-between" align="flex-start" gap="sm" className={classes.session ?? ''}>
      <Stack gap={4} flex="1 1 220px">
        <Group gap="xs">
          <Text fw={600} component="h3" size="md">
            {device}
          </Text>
          {isCurrent && <Badge color="teal">{t.current}</Badge>}
        </Group>
        <Text size="xs" c="dimmed">
          {(isFromPasskey ? t.passkeyBegan : t.began)(formatDateTime(createdAt), address)}
        </Text>
        <Text size="xs" c="dimmed">
          {t.lastUsed(formatDateTime(lastUsedAt))}
        </Text>
      </Stack>
      {!isCurrent && <EndOne session={session} />}
    </Group>
  );
}

function EndOne({ session }: { session: Session }) {
  const { id, createdAt } = session;
  const device = nameOf(session);
  const [end, { loading }] = useMutation(EndSessionDocument, refetchSessions);
  const signOut = async () => {
    try {
      await end({ variables: { id } });
      notify.success(t.ended(device));
    } catch (failure) {
      notify.error(readError(failure).message || t.notEnded);
    }
  };
  return (
    <Button
      size="sm"
      variant="default"
      loading={loading}
      aria-label={t.endNamed(device, formatDateTime(createdAt))}
      onClick={() => void signOut()}
    >
      {t.end}
    </Button>
  );
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [end] = useMutation(EndOtherSessionsDocument, refetchSessions);
  const confirm = async () => {
    try {
      await end();
      onEnded();
      notify.success(t.othersEnded);
    } catch (failure) {
      notify.error(readError(failure).message || t.notEnded);
      throw failure;
    }
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t.endOthers}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t.endOthers}
        confirmLabel={t.endOthers}
        onConfirm={confirm}
      >
        {t.endOthersText}
      </ConfirmDialog>
    </>
  );
}

/** Returns the name of a session's device, which the API has in English: 'Firefox on Windows'. */
function nameOf({ device }: Session): string {
  const [browser, system] = device.split(' on ');
  if (browser && system) return texts.device.on(browser, system);
  return device === 'Unknown device' ? texts.device.unknown : device;
}
