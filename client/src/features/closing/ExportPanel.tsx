import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconDownload, IconFileZip } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { saveExport } from '#lib/download';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { useFragmentData } from '#lib/useFragmentData';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatCount, formatDate, formatSize } from '#texts/formatting';
import { ErrorState } from '#ui/ErrorState';
import { ProgressBar } from '#ui/ProgressBar';
import classes from './closing.module.css';
import {
  CancelInstitutionExportDocument,
  ExportPanel_ExportFragmentDoc,
  LatestExportDocument,
  StartInstitutionExportDocument,
  type ExportPanel_ExportFragment,
} from './Export.generated.ts';

const t = texts.institutionExport;

/** Milliseconds between two looks at a running export. A closed institution has no sockets, so its owner has to ask. */
const POLL = 2_000;

interface ExportPanelProps {
  /** Whether the screen has another main action. */
  isSecondary?: boolean;
}

/** The latest export: starts one, shows its progress live, and downloads its archive. */
export function ExportPanel({ isSecondary = false }: ExportPanelProps) {
  const { data, error, retry } = useScreenQuery(LatestExportDocument, {}, null, 0);
  const latest = useFragmentData(ExportPanel_ExportFragmentDoc, data?.latestInstitutionExport ?? null);
  if (!data)
    return error ? (
      <ErrorState message={readError(error).message || t.loadFailed} onRetry={retry} />
    ) : (
      <Skeleton h={96} aria-busy="true" aria-label={texts.common.loading} />
    );
  const isUnderway = latest?.status === 'QUEUED' || latest?.status === 'RUNNING';
  return (
    <Stack gap="md" align="flex-start">
      {latest && isUnderway ? (
        <Underway latest={latest} />
      ) : (
        <>
          {latest && <Outcome latest={latest} isSecondary={isSecondary} />}
          <StartButton isFirst={latest === null} isMain={!isSecondary && latest?.status !== 'READY'} />
        </>
      )}
      <Text size="xs" c="dimmed">
        {t.privacy}
      </Text>
    </Stack>
  );
}

type Latest = ExportPanel_ExportFragment;

function Underway({ latest: { id, status, percent } }: { latest: Latest }) {
  // Writes to the cache, from which the panel reads.
  useQuery(LatestExportDocument, { pollInterval: POLL, fetchPolicy: 'network-only' });
  const [cancel, { loading }] = useMutation(CancelInstitutionExportDocument, { variables: { id } });
  return (
    <>
      <div className={classes.progress}>
        <Text fw={500} mb={6}>
          {status === 'QUEUED' ? t.queued : t.running}
        </Text>
        <ProgressBar value={percent} label={t.running} />
        <Text size="xs" c="dimmed" mt={6}>
          {t.percent(percent)}
        </Text>
      </div>
      <Button
        variant="default"
        loading={loading}
        onClick={() =>
          void cancel().catch((failure: unknown) =>
            notify.error(readError(failure).message || t.notCancelled),
          )
        }
      >
        {t.cancel}
      </Button>
    </>
  );
}

/** How the latest export ended. */
function Outcome({ latest, isSecondary }: { latest: Latest; isSecondary: boolean }) {
  const { status, failure, rowCount, fileCount, size, expiresAt } = latest;
  if (status === 'FAILED')
    return (
      <Alert color="red" title={t.failed}>
        {failure}
      </Alert>
    );
  if (status !== 'READY') return <Text>{status === 'EXPIRED' ? t.expired : t.cancelled}</Text>;
  return (
    <>
      <div role="status">
        <Text fw={500}>{t.ready}</Text>
        <Text size="sm" c="dimmed">
          {t.contents(formatCount(rowCount), formatCount(fileCount), formatSize(size))}
        </Text>
        {expiresAt && (
          <Text size="sm" c="dimmed">
            {t.until(formatDate(expiresAt))}
          </Text>
        )}
      </div>
      <DownloadButton id={latest.id} isMain={!isSecondary} />
    </>
  );
}

function DownloadButton({ id, isMain }: { id: string; isMain: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const underway = useRef<AbortController>(null);
  useEffect(() => () => underway.current?.abort(), []);
  const save = async () => {
    const { signal } = (underway.current = new AbortController());
    setBusy(true);
    try {
      await saveExport(`/exports/archives/${id}`, signal);
    } catch (failure) {
      if (!signal.aborted) notify.error(readError(failure).message || t.notDownloaded);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={isBusy}
      onClick={() => void save()}
    >
      {t.download}
    </Button>
  );
}

interface StartButtonProps {
  /** Whether there was no export before. */
  isFirst: boolean;
  /** Whether it is the main action: there is no archive to download. */
  isMain: boolean;
}

function StartButton({ isFirst, isMain }: StartButtonProps) {
  const [start, { loading }] = useMutation(StartInstitutionExportDocument, {
    update: (cache, { data }) => {
      const begun = data?.startInstitutionExport?.export;
      if (begun) cache.writeQuery({ query: LatestExportDocument, data: { latestInstitutionExport: begun } });
    },
  });
  return (
    <Group>
      <Button
        variant={isMain ? 'filled' : 'default'}
        leftSection={<IconFileZip size={18} aria-hidden />}
        loading={loading}
        onClick={() =>
          void start().catch((failure: unknown) => notify.error(readError(failure).message || t.notStarted))
        }
      >
        {isFirst ? t.start : t.again}
      </Button>
    </Group>
  );
}
