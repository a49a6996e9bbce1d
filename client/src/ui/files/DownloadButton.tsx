import { ActionIcon } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#lib/download';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';

const t = texts.fileDownload;

interface DownloadButtonProps {
  file: { id: string; name: string };
  /** Name that is shown for the file; its own by default. */
  label?: string;
}

/** Button that downloads a file with the user's token. Leaving the screen aborts it. */
export function DownloadButton({ file, label = file.name }: DownloadButtonProps) {
  const [isUnderway, setUnderway] = useState(false);
  const underway = useRef<AbortController>(null);
  useEffect(() => () => underway.current?.abort(), []);

  const start = async () => {
    const { signal } = (underway.current = new AbortController());
    setUnderway(true);
    try {
      await saveFile(file, signal);
    } catch (error) {
      if (!signal.aborted) notify.error(readError(error).message || t.failed);
    } finally {
      setUnderway(false);
    }
  };

  return (
    <ActionIcon
      color="gray"
      size="lg"
      loading={isUnderway}
      aria-label={t.download(label)}
      onClick={() => void start()}
    >
      <IconDownload size={18} aria-hidden />
    </ActionIcon>
  );
}
