import { useMutation } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import { suspendInstitutionRules } from '@rules/institution/institution';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import {
  SuspendInstitutionDocument,
  type InstitutionRow_InstitutionFragment,
} from './InstitutionsPage.generated.ts';

const t = texts.institutions;

interface SuspendDialogProps {
  institution: InstitutionRow_InstitutionFragment;
  onClose: () => void;
}

/** Dialog that suspends an institution and asks for the reason. Its own chunk. */
export default function SuspendDialog({ institution: { id, name }, onClose }: SuspendDialogProps) {
  const [suspend] = useMutation(SuspendInstitutionDocument);
  return (
    <FormDialog title={t.suspendTitle(name)} onClose={onClose}>
      {(close) => (
        <Form
          schema={suspendInstitutionRules}
          defaultValues={{ reason: '' }}
          draftKey={`suspend ${id}`}
          errorText={(failure) => failure.message || t.notSaved}
          onSubmit={async ({ reason }) => {
            await suspend({ variables: { input: { id, reason } } });
            notify.success(t.suspendDone(name));
            close();
          }}
        >
          <Stack gap="lg" pt={4}>
            <Text>{t.suspendText}</Text>
            <TextareaField
              name="reason"
              label={t.reason}
              description={t.reasonHint}
              required
              data-autofocus
            />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={close} />
              <SubmitButton color="red">{t.suspend}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
