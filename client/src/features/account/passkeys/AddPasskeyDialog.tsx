import { useMutation } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { deviceOf } from '@rules/account/device';
import { addPasskeyForm, addPasskeyWithCodeForm } from '@rules/passkey/passkey';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import { OwnerFields } from '#ui/OwnerFields';
import { type Begun, createPasskey } from './createPasskey.ts';
import { AddPasskeyDocument, BeginPasskeyDocument, PasskeysDocument } from './Passkeys.generated.ts';

const t = texts.passkeySettings;

interface AddPasskeyDialogProps {
  hasTwoFactor: boolean;
  onClose: () => void;
}

/** Proves the owner, makes a passkey in the browser's dialog, and adds it. */
export default function AddPasskeyDialog({ hasTwoFactor, onClose }: AddPasskeyDialogProps) {
  const [begin] = useMutation(BeginPasskeyDocument);
  const [add] = useMutation(AddPasskeyDocument, {
    refetchQueries: [PasskeysDocument],
    awaitRefetchQueries: true,
  });
  /** Proof of an earlier try: a code works once, so closing the browser's dialog must not use it up. */
  const proved = useRef<Begun>(null);
  const prove = async (proof: { password: string; code?: string }): Promise<Begun> => {
    if (proved.current) return proved.current;
    const { data } = await begin({ variables: { input: proof } });
    proved.current = data!.beginPasskey!;
    return proved.current;
  };
  return (
    <FormDialog title={t.addTitle} onClose={onClose}>
      {(close) => (
        <Form
          schema={hasTwoFactor ? addPasskeyWithCodeForm : addPasskeyForm}
          defaultValues={{
            name: deviceOf(navigator.userAgent),
            password: '',
            ...(hasTwoFactor && { code: '' }),
          }}
          mode="onSubmit"
          label={t.addTitle}
          errorText={({ message }) => message || t.notAdded}
          onSubmit={async ({ name, ...proof }) => {
            const made = await createPasskey(await prove(proof));
            proved.current = null; // its challenge is used, whether or not the passkey is accepted
            await add({ variables: { input: { name, ...made } } });
            notify.success(t.added(name));
            close();
          }}
        >
          <Stack gap="md">
            <Text c="dimmed">{t.addText}</Text>
            <TextField name="name" label={t.name} description={t.nameHint} autoComplete="off" required />
            <OwnerFields texts={t} hasTwoFactor={hasTwoFactor} />
            <Group justify="flex-end">
              <SubmitButton>{t.submit}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
