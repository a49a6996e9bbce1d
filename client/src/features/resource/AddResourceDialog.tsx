import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useMutation } from '@apollo/client/react';
import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { RESOURCE_FILE, resourceFormRules } from '@rules/resource/resource';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { CheckboxField, TextField } from '#ui/fields';
import { AttachmentField } from '#ui/files/AttachmentField';
import type { AttachedFile } from '#ui/files/attachments';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import { CreateFileResourceDocument, CreateLinkResourceDocument } from './ChangeResources.generated.ts';

const t = texts.resources;

interface AddResourceDialogProps {
  /** ID of the course, cohort or event. */
  holderId: string;
  onClose: () => void;
}

const KINDS = (['file', 'link'] as const).map((value) => ({ value, label: t.kinds[value] }));

/** Dialog that adds a file, which uploads at once, or a link. Its own chunk. */
export default function AddResourceDialog({ holderId, onClose }: AddResourceDialogProps) {
  const [createFile] = useMutation(CreateFileResourceDocument);
  const [createLink] = useMutation(CreateLinkResourceDocument);
  const [isUploading, setUploading] = useState(false);
  return (
    <FormDialog title={t.add} onClose={onClose}>
      {(close) => (
        <Form
          schema={resourceFormRules}
          defaultValues={EMPTY}
          draftKey={`resource ${holderId}`}
          errorText={(failure) => failure.message || t.notSaved}
          fieldNames={{ fileId: 'files' }}
          onSubmit={async (values) => {
            const { name, isForSeatsOnly } = values;
            const input = { holderId, name, isForSeatsOnly };
            if (values.kind === 'link')
              await createLink({ variables: { input: { ...input, url: values.url } } });
            else await createFile({ variables: { input: { ...input, fileId: values.files[0]!.id } } });
            notify.success(t.added(name));
            close();
          }}
        >
          <Stack gap="lg" pt={4}>
            <Content onUploading={setUploading} />
            <TextField name="name" label={t.name} required />
            <CheckboxField name="isForSeatsOnly" label={t.seatsOnly} description={t.seatsOnlyHint} />
            <Group justify="flex-end" gap="sm">
              {isUploading && (
                <Text size="xs" c="dimmed">
                  {t.stillUploading}
                </Text>
              )}
              <CancelButton to={close} />
              <SubmitButton disabled={isUploading}>{t.add}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}

/** All fields of both kinds, so that none starts undefined. */
const EMPTY = { kind: 'file' as const, name: '', files: [] as AttachedFile[], url: '', isForSeatsOnly: true };

/** Choice of the kind, and the file or the address. An empty name becomes that of the file. */
function Content({ onUploading }: { onUploading: (isUploading: boolean) => void }) {
  const { setValue, getValues } = useFormContext<typeof EMPTY>();
  const kind = useWatch({ name: 'kind' }) as 'file' | 'link';
  const files = useWatch({ name: 'files' }) as readonly AttachedFile[];
  useEffect(() => {
    const [file] = files;
    if (file && getValues('name') === '') setValue('name', file.name);
  }, [files, getValues, setValue]);
  return (
    <>
      <SegmentedControl
        aria-label={t.kind}
        data={KINDS}
        value={kind}
        onChange={(value) => {
          setValue('kind', value as 'file', { shouldDirty: true });
          onUploading(false); // leaving the picker aborts its uploads
        }}
      />
      {kind === 'file' ? (
        <AttachmentField
          name="files"
          label={t.file}
          purpose={RESOURCE_FILE}
          before={NONE}
          onUploading={onUploading}
          required
        />
      ) : (
        <TextField name="url" type="url" label={t.address} placeholder="https://…" required />
      )}
    </>
  );
}

const NONE: readonly AttachedFile[] = [];
