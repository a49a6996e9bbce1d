import { useMutation } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import { closeInstitutionRules, DAYS_TO_REOPEN } from '@rules/closing/closing';
import { useState } from 'react';
import { refreshSession } from '#lib/session';
import { texts } from '#texts/en';
import { formatDate } from '#texts/formatting';
import { CancelButton } from '#ui/CancelButton';
import { TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { OwnerFields } from '#ui/OwnerFields';
import { SubmitButton } from '#ui/SubmitButton';
import { CloseInstitutionDocument } from './Closing.generated.ts';

const t = texts.dangerZone;

interface CloseDialogProps {
  /** Name of the institution. */
  name: string;
  /** Whether the account uses two-factor authentication. */
  needsCode: boolean;
  onClose: () => void;
}

/** Dialog that closes the institution after its name, the password and a code. Its own chunk. */
export default function CloseDialog({ name, needsCode, onClose }: CloseDialogProps) {
  const [send] = useMutation(CloseInstitutionDocument);
  const [day] = useState(() => formatDate(new Date(Date.now() + DAYS_TO_REOPEN * 86_400_000).toISOString()));
  return (
    <FormDialog title={t.dialogTitle(name)} onClose={onClose}>
      {(close) => (
        <Form
          schema={closeInstitutionRules}
          defaultValues={{ name: '', password: '', code: needsCode ? '' : null }}
          mode="onSubmit"
          label={t.dialogTitle(name)}
          errorText={({ message }) => message || t.failed}
          onSubmit={async (input) => {
            await send({ variables: { input } });
            await refreshSession(); // leads to the screen of the closed institution
          }}
        >
          <Stack gap="lg" pt={4}>
            <Text>{t.dialogText(day)}</Text>
            <TextField
              name="name"
              label={t.name}
              description={t.nameHint(name)}
              autoComplete="off"
              spellCheck={false}
              required
              data-autofocus
            />
            <OwnerFields texts={t} hasTwoFactor={needsCode} />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={close} />
              <SubmitButton color="red">{t.close}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
