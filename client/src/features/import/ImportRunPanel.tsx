import { useMutation } from '@apollo/client/react';
import { Alert, Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { ErrorState } from '#ui/ErrorState';
import { Figure, Figures } from '#ui/Figures';
import { ProgressBar } from '#ui/ProgressBar';
import { ImportErrors } from './ImportErrors.tsx';
import {
  CancelImportDocument,
  ImportRunDocument,
  ImportRunPanel_RunFragmentDoc,
  type ImportRunPanel_RunFragment,
} from './Imports.generated.ts';

const t = texts.importRun;

interface ImportRunPanelProps {
  id: string;
  /** Leads to the form for another file. */
  onAnother: () => void;
}

/** An import: its progress while it runs, and its result. Updated live. */
export function ImportRunPanel({ id, onAnother }: ImportRunPanelProps) {
  const { data, error, retry } = useScreenQuery(ImportRunDocument, { id }, t.loadFailed, 0);
  const run = useFragmentData(ImportRunPanel_RunFragmentDoc, data?.importRun ?? null);
  if (error)
    return (
      <ErrorState
        title={readError(error).code === 'NOT_FOUND' ? t.notFound : t.loadFailed}
        message={readError(error).message || texts.errors.network}
        onRetry={retry}
      />
    );
  if (!run) return <Skeleton h={240} radius="lg" aria-busy="true" aria-label={texts.common.loading} />;
  const isUnderway = run.status === 'QUEUED' || run.status === 'RUNNING';
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {t.title(run.fileName)}
          </Text>
          <Badge>{t.statuses[run.status]}</Badge>
        </Group>
        {isUnderway ? (
          <CancelImport id={id} />
        ) : (
          <Button variant="default" onClick={onAnother}>
            {t.another}
          </Button>
        )}
      </Group>
      {isUnderway && <Progress run={run} />}
      <Text role="status">{t.state[run.status]}</Text>
      {run.failure && <Alert color="red">{run.failure}</Alert>}
      <Counts run={run} />
      {!isUnderway && run.invitedCount > 0 && (
        <Text size="sm" c="dimmed">
          {t.mails}
        </Text>
      )}
      {!isUnderway && (run.failedCount > 0 || run.failure) && (
        <ImportErrors id={id} failedCount={run.failedCount} />
      )}
    </Stack>
  );
}

type Run = ImportRunPanel_RunFragment;

function Progress({ run: { bytesRead, fileSize } }: { run: Run }) {
  const percent = Math.floor((100 * bytesRead) / Math.max(1, fileSize));
  return (
    <div>
      <Text size="xs">{t.percent(percent)}</Text>
      <ProgressBar value={percent} label={t.progress} />
    </div>
  );
}

const Counts = ({ run }: { run: Run }) => (
  <Figures label={t.counts}>
    <Figure label={t.rows} value={formatCount(run.rowCount)} />
    <Figure label={t.invited} value={formatCount(run.invitedCount)} />
    <Figure label={t.enrolled} value={formatCount(run.enrolledCount)} />
    <Figure label={t.unchanged} value={formatCount(run.unchangedCount)} />
    <Figure label={t.failedRows} value={formatCount(run.failedCount)} />
  </Figures>
);

function CancelImport({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
  const [cancel] = useMutation(CancelImportDocument, { variables: { id } });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t.cancel}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t.cancelTitle}
        confirmLabel={t.cancel}
        cancelLabel={t.goOn}
        onConfirm={() =>
          cancel().then(
            () => setAsking(false),
            (error: unknown) => notify.error(readError(error).message || t.cancelFailed),
          )
        }
      >
        {t.cancelText}
      </ConfirmDialog>
    </>
  );
}
