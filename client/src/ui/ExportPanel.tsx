import type { FragmentType } from '@apollo/client';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconFileZip } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { saveExport } from '#lib/download';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatCount, formatDate, formatSize } from '#texts/formatting';
import { ExportPanel_ExportFragmentDoc, type ExportPanel_ExportFragment } from './ExportPanel.generated.ts';
import classes from './ExportPanel.module.css';
import { ProgressBar } from './ProgressBar.tsx';
import { StoredMessage } from './StoredMessage.tsx';

const t = texts.institutionExport;

interface ExportPanelProps {
  /** Null without one. */
  latest: FragmentType<ExportPanel_ExportFragment> | null;
  /** Says who may read the archive. */
  privacy: string;
  /** Path of the archives, before the ID. */
  path: string;
  /** Whether the screen has another main action. */
  isSecondary?: boolean;
  onStart: () => Promise<unknown>;
  onCancel: (id: string) => Promise<unknown>;
  /** Rendered while an export runs, to look at it again and again. */
  watch: ReactNode;
}

/** The latest export: starts one, shows its progress live, and downloads its archive. */
export function ExportPanel({ latest: from, privacy, path, isSecondary = false, ...acts }: ExportPanelProps) {
  const latest = useFragmentData(ExportPanel_ExportFragmentDoc, from);
  const isUnderway = latest?.status === 'QUEUED' || latest?.status === 'RUNNING';
  return (
    <Stack gap="md" align="flex-start">
      {latest && isUnderway ? (
        <>
          {acts.watch}
          <Underway latest={latest} onCancel={acts.onCancel} />
        </>
      ) : (
        <>
          {latest && <Outcome latest={latest} path={path} isSecondary={isSecondary} />}
          <StartButton
            isFirst={latest === null}
            isMain={!isSecondary && latest?.status !== 'READY'}
            onStart={acts.onStart}
          />
        </>
      )}
      <Text size="xs" c="dimmed">
        {privacy}
      </Text>
    </Stack>
  );
}

interface UnderwayProps {
  latest: ExportPanel_ExportFragment;
  onCancel: (id: string) => Promise<unknown>;
}

function Underway({ latest: { id, status, percent }, onCancel }: UnderwayProps) {
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await onCancel(id);
    } catch (failure) {
      notify.error(readError(failure).message || t.notCancelled);
    } finally {
      setBusy(false);
    }
  };
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
      <Button variant="default" loading={isBusy} onClick={() => void cancel()}>
        {t.cancel}
      </Button>
    </>
  );
}

interface OutcomeProps {
  latest: ExportPanel_ExportFragment;
  path: string;
  isSecondary: boolean;
}

/** How the latest export ended. */
function Outcome({ latest, path, isSecondary }: OutcomeProps) {
  const { status, failure, rowCount, fileCount, size, expiresAt } = latest;
  if (status === 'FAILED')
    return (
      <Alert color="red" title={t.failed}>
        {failure && <StoredMessage message={failure} />}
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
      <DownloadButton path={`${path}/${latest.id}`} isMain={!isSecondary} />
    </>
  );
}

function DownloadButton({ path, isMain }: { path: string; isMain: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const underway = useRef<AbortController>(null);
  useEffect(() => () => underway.current?.abort(), []);
  const save = async () => {
    const { signal } = (underway.current = new AbortController());
    setBusy(true);
    try {
      await saveExport(path, signal);
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
  onStart: () => Promise<unknown>;
}

function StartButton({ isFirst, isMain, onStart }: StartButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await onStart();
    } catch (failure) {
      notify.error(readError(failure).message || t.notStarted);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Group>
      <Button
        variant={isMain ? 'filled' : 'default'}
        leftSection={<IconFileZip size={18} aria-hidden />}
        loading={isBusy}
        onClick={() => void start()}
      >
        {isFirst ? t.start : t.again}
      </Button>
    </Group>
  );
}
