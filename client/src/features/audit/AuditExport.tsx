import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { download } from '#lib/download';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { formatPlural } from '#texts/formatting';
import { ProgressBar } from '#ui/ProgressBar';
import { notify } from '#lib/toasts';
import classes from './audit.module.css';

const t = texts.auditExport;

/** Exports the filtered entries as a file. Shows the progress and allows to cancel. */
export function AuditExport({ filters }: { filters: Record<string, string | null | undefined> }) {
  const [percent, setPercent] = useState<number | null>(null);
  const underway = useRef<AbortController>(null);
  useEffect(() => () => underway.current?.abort(), []);

  const start = async () => {
    const controller = (underway.current = new AbortController());
    setPercent(0);
    try {
      const lines = await download(exportPath(filters), {
        signal: controller.signal,
        onProgress: (done, total) => setPercent(total > 0 ? Math.floor((100 * done) / total) : 100),
      });
      notify.success(t.done(formatPlural(lines, 'entry', 'entries')));
    } catch (error) {
      if (!controller.signal.aborted) notify.error(readError(error).message || t.failed);
    } finally {
      setPercent(null);
    }
  };

  if (percent === null) {
    return (
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void start()}
      >
        {t.start}
      </Button>
    );
  }
  return (
    <Group gap="sm" className={classes.exporting}>
      <div className={classes.progress}>
        <Text size="xs">{t.percent(percent)}</Text>
        <ProgressBar value={percent} label={t.running} />
      </div>
      <Button variant="default" onClick={() => underway.current?.abort()}>
        {t.cancel}
      </Button>
    </Group>
  );
}

function exportPath(filters: Record<string, string | null | undefined>): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/exports/audit.csv?${new URLSearchParams(given).toString()}`;
}
