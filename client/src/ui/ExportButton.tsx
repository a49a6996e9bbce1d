import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { download } from '#lib/download';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { ProgressBar } from './ProgressBar.tsx';
import classes from './ExportButton.module.css';

interface ExportButtonProps {
  /** Path of a file of lines. */
  path: string;
  /** Filters in its query; those without a value are left out. */
  filters: Record<string, string | null | undefined>;
  texts: {
    start: string;
    running: string;
    cancel: string;
    failed: string;
    percent: (percent: number) => string;
    done: (lines: number) => string;
  };
}

/** Exports a list as a file. Shows the progress and allows to cancel. */
export function ExportButton({ path, filters, texts: t }: ExportButtonProps) {
  const [percent, setPercent] = useState<number | null>(null);
  const underway = useRef<AbortController>(null);
  useEffect(() => () => underway.current?.abort(), []);

  const start = async () => {
    const controller = (underway.current = new AbortController());
    setPercent(0);
    try {
      const lines = await download(withFilters(path, filters), {
        signal: controller.signal,
        onProgress: (done, total) => setPercent(total > 0 ? Math.floor((100 * done) / total) : 100),
      });
      notify.success(t.done(lines));
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
    <Group gap="sm" className={classes.exporting ?? ''}>
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

function withFilters(path: string, filters: ExportButtonProps['filters']): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${path}?${new URLSearchParams(given).toString()}`;
}
