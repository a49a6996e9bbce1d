import { useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { renamePasskeyRules } from '@rules/passkey/passkey';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import type { PasskeyItem } from './PasskeyRow.tsx';
import { RenamePasskeyDocument } from './Passkeys.generated.ts';

const t = texts.passkeySettings;

interface RenamePasskeyDialogProps {
  passkey: PasskeyItem;
  onClose: () => void;
}

/** Renames a passkey. */
export default function RenamePasskeyDialog({ passkey: { id, name }, onClose }: RenamePasskeyDialogProps) {
  const [rename] = useMutation(RenamePasskeyDocument);
  return (
    <FormDialog title={t.renameTitle} onClose={onClose}>
      {(close) => (
        <Form
          schema={renamePasskeyRules}
          defaultValues={{ name }}
          mode="onSubmit"
          label={t.renameTitle}
          errorText={({ message }) => message || t.notRenamed}
          onSubmit={async (input) => {
            await rename({ variables: { input: { id, ...input } } });
            notify.success(t.renamed);
            close();
          }}
        >
          <Stack gap="md">
            <TextField
              name="name"
              label={t.name}
              description={t.nameHint}
              autoComplete="off"
              required
              data-autofocus
            />
            <Group justify="flex-end">
              <SubmitButton>{t.save}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
