import { useQuery } from '@apollo/client/react';
import type { FilePurpose } from '@rules/file/file';
import { useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { AttachmentPicker } from './AttachmentPicker.tsx';
import type { AttachedFile } from './attachments.ts';
import { StoredFilesDocument } from './StoredFiles.generated.ts';

interface AttachmentFieldProps {
  /** Name of the form field that holds the list of files. */
  name: string;
  label: string;
  purpose: FilePurpose;
  /** ID of the object that the files are for, where it accepts other files than most. */
  objectId?: string;
  /** Files that are already attached. Others in the field's initial value come from a draft. */
  before: readonly AttachedFile[];
  required?: boolean;
  /** Called when uploads start and end: the form must wait for them. */
  onUploading: (isUploading: boolean) => void;
}

/** Form field for attachments; its value is the list of files. */
export function AttachmentField({ name, before, onUploading, ...picker }: AttachmentFieldProps) {
  const { field, fieldState } = useController({ name });
  const [initial] = useState(field.value as readonly AttachedFile[]);
  const expired = useExpired(initial, before);
  return (
    <AttachmentPicker
      {...picker}
      before={initial}
      expired={expired}
      error={fieldState.error?.message}
      onChange={(files, isUploading) => {
        onUploading(isUploading);
        if (idsOf(files).join() !== idsOf(field.value as AttachedFile[]).join()) field.onChange(files);
      }}
    />
  );
}

const idsOf = (files: readonly AttachedFile[]) => files.map(({ id }) => id);

/** Returns the IDs of the files of a draft that the server has deleted, because they stayed unused for a day. */
function useExpired(initial: readonly AttachedFile[], before: readonly AttachedFile[]): readonly string[] {
  const [ids] = useState(() => {
    const attached = new Set(idsOf(before));
    return idsOf(initial).filter((id) => !attached.has(id));
  });
  const { data } = useQuery(StoredFilesDocument, {
    variables: { ids },
    skip: ids.length === 0,
    fetchPolicy: 'network-only',
  });
  return useMemo(() => (data ? ids.filter((_id, index) => data.nodes[index] === null) : []), [ids, data]);
}
