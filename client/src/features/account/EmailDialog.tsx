import { useMutation } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import { emailChangeForm, emailChangeWithCodeForm } from '@rules/email-change/email-change';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import { RequestEmailChangeDocument } from './EmailChange.generated.ts';
import { OwnerFields } from '#ui/OwnerFields';

const t = texts.emailSettings;

interface EmailDialogProps {
  hasTwoFactor: boolean;
  onClose: () => void;
}

/** Requests a change of the e-mail address. */
export default function EmailDialog({ hasTwoFactor, onClose }: EmailDialogProps) {
  const [ask] = useMutation(RequestEmailChangeDocument);
  return (
    <FormDialog title={t.changeTitle} onClose={onClose}>
      {(close) => (
        <Form
          schema={hasTwoFactor ? emailChangeWithCodeForm : emailChangeForm}
          defaultValues={{ email: '', password: '', ...(hasTwoFactor && { code: '' }) }}
          mode="onSubmit"
          label={t.changeTitle}
          errorText={({ message }) => message || t.notSent}
          onSubmit={async (input) => {
            await ask({ variables: { input } });
            notify.success(t.sent(input.email));
            close();
          }}
        >
          <Stack gap="md">
            <Text c="dimmed">{t.changeText}</Text>
            <TextField
              name="email"
              label={t.email}
              type="email"
              autoComplete="email"
              required
              data-autofocus
            />
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
