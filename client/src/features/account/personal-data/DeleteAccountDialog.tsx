import { useMutation } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import { deleteAccountRules } from '@rules/account/account';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths';
import { signOut } from '#lib/session';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { OwnerFields } from '#ui/OwnerFields';
import { SubmitButton } from '#ui/SubmitButton';
import { DeleteAccountDocument } from './PersonalData.generated.ts';

const t = texts.deleteAccount;

interface DeleteAccountDialogProps {
  /** Whether the account uses two-factor authentication. */
  needsCode: boolean;
  onClose: () => void;
}

/** Dialog that deletes the account after the password and a code. Its own chunk. */
export default function DeleteAccountDialog({ needsCode, onClose }: DeleteAccountDialogProps) {
  const [send] = useMutation(DeleteAccountDocument);
  const navigate = useNavigate();
  return (
    <FormDialog title={t.dialogTitle} onClose={onClose}>
      {(close) => (
        <Form
          schema={deleteAccountRules}
          defaultValues={{ password: '', code: needsCode ? '' : null }}
          mode="onSubmit"
          label={t.dialogTitle}
          errorText={({ message }) => message || t.failed}
          onSubmit={async (input) => {
            await send({ variables: { input } });
            notify.success(t.done);
            signOut();
            void navigate(paths.login);
          }}
        >
          <Stack gap="lg" pt={4}>
            <Text>{t.dialogText}</Text>
            <OwnerFields texts={t} hasTwoFactor={needsCode} isFirst />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={close} />
              <SubmitButton color="red">{t.button}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
