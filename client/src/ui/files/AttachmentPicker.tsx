import { useMutation } from '@apollo/client/react';
import { Button, Input, Text, VisuallyHidden } from '@mantine/core';
import type { FilePurpose } from '@rules/file/file';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { texts } from '#texts/en';
import { AttachmentRow } from './AttachmentRow.tsx';
import { type AttachedFile, type Attachment, Attachments } from './attachments.ts';
import { DeleteFileDocument } from './DeleteFile.generated.ts';
import classes from './files.module.css';
import { useFileDrop } from './useFileDrop.ts';

const t = texts.attachments;

interface AttachmentPickerProps {
  label: string;
  purpose: FilePurpose;
  /** ID of the object that the files are for, where it accepts other files than most. */
  objectId?: string | undefined;
  /** Files that are already attached. */
  before?: readonly AttachedFile[];
  /** IDs of files in `before` that the server has deleted. */
  expired?: readonly string[];
  /** Called on each change with the stored files, and whether uploads are pending. */
  onChange: (files: AttachedFile[], isUploading: boolean) => void;
  required?: boolean;
  /** Error of the form field, shown if the files have none. */
  error?: string | undefined;
}

const NONE: readonly AttachedFile[] = [];
const NO_IDS: readonly string[] = [];

/**
 * Picker for attachments: select or drop files, which upload at once with their progress, and can be cancelled, retried
 * and removed. Unmounting aborts pending uploads; the server deletes unused files after a day.
 */
export function AttachmentPicker(props: AttachmentPickerProps) {
  const { label, purpose, before = NONE, expired = NO_IDS, onChange, required = false, error } = props;
  const [deleteFile] = useMutation(DeleteFileDocument);
  const [attachments] = useState(
    () =>
      // A file that could not be deleted expires on the server.
      new Attachments(
        purpose,
        before,
        (id) => void deleteFile({ variables: { id } }).catch(() => null),
        props.objectId,
      ),
  );
  const list = useSyncExternalStore(attachments.subscribe, attachments.list);
  const [problem, setProblem] = useState<string | null>(null);
  const { isOver, zone, input, browse } = useFileDrop((files) => setProblem(attachments.add(files)));
  const button = useRef<HTMLButtonElement>(null);
  const announcement = useAnnouncement(list);
  const labelId = useId();
  const hintId = useId();
  const errorId = useId();
  const shownError = problem ?? error;

  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    const isUploading = list.some(({ state }) => state === 'uploading' || state === 'waiting');
    tell.current(attachments.attached(), isUploading);
  }, [attachments, list]);
  useEffect(() => attachments.expire(expired), [attachments, expired]);
  useEffect(() => () => attachments.stop(), [attachments]);

  const remove = ({ key }: Attachment) => {
    setProblem(null);
    attachments.remove(key);
    button.current?.focus(); // the focused element is gone
  };

  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={shownError ? `${errorId} ${hintId}` : hintId}
    >
      <Input.Label id={labelId} labelElement="div" required={required} mb={6}>
        {label}
      </Input.Label>
      <div className={classes.zone} data-error={Boolean(shownError) || undefined} {...zone}>
        <IconUpload size={24} stroke={1.7} aria-hidden />
        <Text size="xs" className={classes.drop}>
          {isOver ? t.dropNow : t.drop}
        </Text>
        <Button ref={button} variant="default" onClick={browse}>
          {t.choose}
        </Button>
        <Text size="xs" c="dimmed" id={hintId} className={classes.kinds}>
          {t.kinds(purpose.endings.join(', '))}
        </Text>
        <input {...input} multiple accept={purpose.endings.join()} />
      </div>
      <Input.Error id={errorId} role="alert" mt={shownError ? 6 : 0}>
        {shownError}
      </Input.Error>
      {list.length > 0 && (
        <ul className={classes.list} aria-label={t.list}>
          {list.map((attachment) => (
            <AttachmentRow
              key={attachment.key}
              attachment={attachment}
              onRemove={() => remove(attachment)}
              onRetry={() => attachments.retry(attachment.key)}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

/** Returns the announcement for screen readers: the file that was added or removed last. */
function useAnnouncement(list: readonly Attachment[]): string {
  const last = useRef(list);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const before = last.current;
    last.current = list;
    const wasAttached = new Map(before.map(({ key, state }) => [key, state === 'attached']));
    const came = list.find(({ key, state }) => state === 'attached' && wasAttached.get(key) === false);
    const gone = before.find(({ key }) => !list.some((attachment) => attachment.key === key));
    if (came) setSpoken(t.attached(came.name));
    else if (gone) setSpoken(t.removed(gone.name));
  }, [list]);
  return spoken;
}
