import type { FilePurposeName } from '@rules/file/file';
import { useController } from 'react-hook-form';
import { AttachmentPicker } from './AttachmentPicker.tsx';
import type { AttachedFile } from './attachments.ts';

interface AttachmentFieldProps {
  /** Of the form's field, a list of ids. */
  name: string;
  label: string;
  purpose: FilePurposeName;
  /** Those that are attached already. */
  before?: readonly AttachedFile[];
  required?: boolean;
  /** Told whether files are on their way: the form must wait for them. */
  onUploading: (isUploading: boolean) => void;
}

/** The files of a form, as the field's ids. */
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
