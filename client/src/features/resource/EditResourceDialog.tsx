import { useApolloClient, useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { editedFileRules, editedLinkRules } from '@rules/resource/resource';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { CheckboxField, TextField } from '#ui/fields';
import { MergedFormDialog } from '#ui/MergedFormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import { ResourceDocument, UpdateResourceDocument } from './ChangeResources.generated.ts';
import { Resources_ResourceFragmentDoc, type Resources_ResourceFragment } from './Resources.generated.ts';

const t = texts.resources;

interface EditResourceDialogProps {
  resource: Resources_ResourceFragment;
  onClose: () => void;
}

/**
 * Dialog with the name, the address and the readers of a resource. Changes that other teachers save in the meantime are kept.
 * Its own chunk.
 */
export default function EditResourceDialog({ resource, onClose }: EditResourceDialogProps) {
  const { id, url } = resource;
  const client = useApolloClient();
  const [update] = useMutation(UpdateResourceDocument);
  const readLatest = useLatest(Resources_ResourceFragmentDoc, resource);
  return (
    <MergedFormDialog
      texts={t}
      schema={url === null ? editedFileRules : editedLinkRules}
      draftName={`edit-resource ${id}`}
      readLatest={readLatest}
      valuesOf={valuesOf}
      reload={() => client.query({ query: ResourceDocument, variables: { id }, fetchPolicy: 'network-only' })}
      onSave={(input) => update({ variables: { input } })}
      onClose={onClose}
    >
      {(close) => (
        <Stack gap="lg" pt={4}>
          <TextField name="name" label={t.name} required data-autofocus />
          {url !== null && <TextField name="url" type="url" label={t.address} required />}
          <CheckboxField name="isForSeatsOnly" label={t.seatsOnly} description={t.seatsOnlyHint} />
          <Group justify="flex-end" gap="sm">
            <CancelButton to={close} />
            <SubmitButton>{t.save}</SubmitButton>
          </Group>
        </Stack>
      )}
    </MergedFormDialog>
  );
}

const valuesOf = ({ name, url, isForSeatsOnly }: Resources_ResourceFragment) => ({
  name,
  isForSeatsOnly,
  ...(url !== null && { url }),
});
