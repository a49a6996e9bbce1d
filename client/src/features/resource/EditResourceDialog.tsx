import { useApolloClient, useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { editedFileRules, editedLinkRules } from '@rules/resource/resource';
import { pickFields } from '#lib/mergeDetails';
import { notify } from '#lib/toasts';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { CheckboxField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { MergeChoice } from '#ui/MergeChoice';
import { SubmitButton } from '#ui/SubmitButton';
import { useMergedForm } from '#ui/useMergedForm';
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
  const readResource = useLatest(Resources_ResourceFragmentDoc, resource);
  const { round, values, draftKey, save, choice } = useMergedForm({
    draftName: `edit-resource ${id}`,
    readLatest: () => valuesOf(readResource()),
    reload: () => client.query({ query: ResourceDocument, variables: { id }, fetchPolicy: 'network-only' }),
  });
  return (
    <FormDialog title={t.edit} onClose={onClose}>
      {(close) => (
        <>
          <MergeChoice title={t.conflict} choice={choice} />
          <Form
            key={round}
            schema={url === null ? editedFileRules : editedLinkRules}
            defaultValues={values}
            draftKey={draftKey}
            errorText={(failure) => failure.message || t.notSaved}
            onSubmit={async (input, form) => {
              await save(form.getValues(), (changed) =>
                update({
                  variables: {
                    input: { id, version: readResource().version, ...pickFields(input, changed) },
                  },
                }),
              );
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
        </>
      )}
    </FormDialog>
  );
}

const valuesOf = ({ name, url, isForSeatsOnly }: Resources_ResourceFragment) => ({
  name,
  isForSeatsOnly,
  ...(url !== null && { url }),
});
