import { useMutation } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import { rejectInstitutionRules } from '@rules/institution/institution';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import {
  RejectInstitutionDocument,
  type InstitutionRow_InstitutionFragment,
} from './InstitutionsPage.generated.ts';

const t = texts.institutions;

interface RejectDialogProps {
  institution: InstitutionRow_InstitutionFragment;
  onClose: () => void;
}

/** Dialog that decides against an institution and asks for the reason. Its own chunk. */
export default function RejectDialog({ institution: { id, name }, onClose }: RejectDialogProps) {
  const [reject] = useMutation(RejectInstitutionDocument);
  return (
    <FormDialog title={t.rejectTitle(name)} onClose={onClose}>
      {(close) => (
        <Form
          schema={rejectInstitutionRules}
          defaultValues={{ reason: '' }}
          draftKey={`reject ${id}`}
          errorText={(failure) => failure.message || t.notSaved}
          onSubmit={async ({ reason }) => {
            await reject({ variables: { input: { id, reason } } });
            notify.success(t.rejectDone(name));
            close();
          }}
        >
          <Stack gap="lg" pt={4}>
            <Text>{t.rejectText}</Text>
            <TextareaField
              name="reason"
              label={t.reason}
              description={t.reasonHint}
              required
              data-autofocus
            />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={close} />
              <SubmitButton color="red">{t.reject}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
