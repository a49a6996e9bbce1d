import { useMutation } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import { removePasskeyRules } from '@rules/passkey/passkey';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { OwnerFields } from '#ui/OwnerFields';
import { SubmitButton } from '#ui/SubmitButton';
import { SessionsDocument } from '../Security.generated.ts';
import type { PasskeyItem } from './PasskeyRow.tsx';
import { PasskeysDocument, RemovePasskeyDocument } from './Passkeys.generated.ts';

const t = texts.passkeySettings;

interface RemovePasskeyDialogProps {
  passkey: PasskeyItem;
  onClose: () => void;
}

/** Removes a passkey with the password. */
export default function RemovePasskeyDialog({ passkey: { id, name }, onClose }: RemovePasskeyDialogProps) {
  const [remove] = useMutation(RemovePasskeyDocument, {
    refetchQueries: [PasskeysDocument, SessionsDocument],
    awaitRefetchQueries: true,
  });
  return (
    <FormDialog title={t.removeTitle(name)} onClose={onClose}>
      {(close) => (
        <Form
          schema={removePasskeyRules}
          defaultValues={{ password: '' }}
          mode="onSubmit"
          label={t.removeTitle(name)}
          errorText={({ message }) => message || t.notRemoved}
          onSubmit={async ({ password }) => {
            await remove({ variables: { input: { id, password } } });
            notify.success(t.removed(name));
            close();
          }}
        >
          <Stack gap="md">
            <Text c="dimmed">{t.removeText}</Text>
            <OwnerFields texts={t} hasTwoFactor={false} isFirst />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={close} />
              <SubmitButton color="red">{t.remove}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
