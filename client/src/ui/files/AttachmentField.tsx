import type { FilePurpose } from '@rules/file/file';
import { useController } from 'react-hook-form';
import { AttachmentPicker } from './AttachmentPicker.tsx';
import type { AttachedFile } from './attachments.ts';

interface AttachmentFieldProps {
  /** Name of the form field that holds the list of file IDs. */
  name: string;
  label: string;
  purpose: FilePurpose;
  /** Files that are already attached. */
  before?: readonly AttachedFile[];
  required?: boolean;
  /** Called when uploads start and end: the form must wait for them. */
  onUploading: (isUploading: boolean) => void;
}

/** Form field for attachments; its value is the list of file IDs. */
export function AttachmentField({ name, onUploading, ...picker }: AttachmentFieldProps) {
  const { field, fieldState } = useController({ name });
  return (
    <AttachmentPicker
      {...picker}
      error={fieldState.error?.message}
      onChange={(files, isUploading) => {
        onUploading(isUploading);
        const ids = files.map(({ id }) => id);
        if (ids.join() !== (field.value as string[]).join()) field.onChange(ids);
      }}
    />
  );
}
