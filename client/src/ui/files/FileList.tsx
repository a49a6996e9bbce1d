import { Text } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import { texts } from '#texts/en';
import { formatSize } from '#texts/formatting';
import type { AttachedFile } from './attachments.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { fileKindOf } from './fileKind.ts';
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
  return (
    <li className={classes.row}>
      <IconFile size={20} stroke={1.7} aria-hidden />
      <div className={classes.about}>
        <div className={classes.line}>
          <Text fw={600} className={classes.name}>
            {file.name}
          </Text>
          <Text size="xs" c="dimmed" className={classes.size}>
            {fileKindOf(file.name)} · {formatSize(file.size)}
          </Text>
        </div>
      </div>
      <DownloadButton file={file} />
    </li>
  );
}
