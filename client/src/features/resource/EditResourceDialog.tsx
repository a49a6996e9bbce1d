import { useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { editedFileRules, editedLinkRules } from '@rules/resource/resource';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { CheckboxField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import { UpdateResourceDocument } from './ChangeResources.generated.ts';
import type { Resources_ResourceFragment } from './Resources.generated.ts';

const t = texts.resources;

interface EditResourceDialogProps {
  resource: Resources_ResourceFragment;
  onClose: () => void;
}

/** Dialog with the name, the address and the readers of a resource. Its own chunk. */
export default function EditResourceDialog({ resource, onClose }: EditResourceDialogProps) {
  const { id, name, url, isForSeatsOnly } = resource;
  const [update] = useMutation(UpdateResourceDocument);
  return (
    <FormDialog title={t.edit} onClose={onClose}>
      {(close) => (
        <Form
          schema={url === null ? editedFileRules : editedLinkRules}
          defaultValues={{ name, isForSeatsOnly, ...(url !== null && { url }) }}
          draftKey={`edit-resource ${id}`}
          errorText={(failure) => failure.message || t.notSaved}
          onSubmit={async (values) => {
            await update({ variables: { input: { id, ...values } } });
            notify.success(t.saved);
            close();
          }}
        >
          <Stack gap="lg" pt={4}>
            <TextField name="name" label={t.name} required data-autofocus />
            {url !== null && <TextField name="url" type="url" label={t.address} required />}
            <CheckboxField name="isForSeatsOnly" label={t.seatsOnly} description={t.seatsOnlyHint} />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={close} />
              <SubmitButton>{t.save}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
