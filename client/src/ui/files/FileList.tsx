import { ActionIcon, Text } from '@mantine/core';
import { IconDownload, IconFile } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#lib/download';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { formatSize } from '#texts/formatting';
import { notify } from '#lib/toasts';
import type { AttachedFile } from './attachments.ts';
import classes from './files.module.css';

const t = texts.fileDownload;

/** List of files to download. */
export function FileList({ files, label = t.list }: { files: readonly AttachedFile[]; label?: string }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} />
      ))}
    </ul>
  );
}

function FileRow({ file }: { file: AttachedFile }) {
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
    <li className={classes.row}>
      <IconFile size={20} stroke={1.7} aria-hidden />
      <div className={classes.about}>
        <div className={classes.line}>
          <Text fw={600} className={classes.name}>
            {file.name}
          </Text>
          <Text size="xs" c="dimmed" className={classes.size}>
            {formatSize(file.size)}
          </Text>
        </div>
      </div>
      <ActionIcon
        color="gray"
        size="lg"
        loading={isUnderway}
        aria-label={t.download(file.name)}
        onClick={() => void start()}
      >
        <IconDownload size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
