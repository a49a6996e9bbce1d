import { Group, Stack, Text } from '@mantine/core';
import { rejectInstitutionRules, suspendInstitutionRules } from '@rules/institution/institution';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { SubmitButton } from '#ui/SubmitButton';

const t = texts.institutions;

/** Decisions that need a reason, with their rules and texts. */
const DECISIONS = {
  suspend: {
    schema: suspendInstitutionRules,
    title: t.suspendTitle,
    text: t.suspendText,
    submit: t.suspend,
    done: t.suspendDone,
  },
  reject: {
    schema: rejectInstitutionRules,
    title: t.rejectTitle,
    text: t.rejectText,
    submit: t.reject,
    done: t.rejectDone,
  },
};

interface ReasonDialogProps {
  decision: keyof typeof DECISIONS;
  institution: { id: string; name: string };
  onDecide: (input: { id: string; reason: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog that suspends or rejects an institution and asks for the reason, which the owner receives. Its own chunk. */
export default function ReasonDialog({ decision, institution, onDecide, onClose }: ReasonDialogProps) {
  const { id, name } = institution;
  const { schema, title, text, submit, done } = DECISIONS[decision];
  return (
    <FormDialog title={title(name)} onClose={onClose}>
      {(close) => (
        <Form
          schema={schema}
          defaultValues={{ reason: '' }}
          draftKey={`${decision} ${id}`}
          errorText={(failure) => failure.message || t.notSaved}
          onSubmit={async ({ reason }) => {
            await onDecide({ id, reason });
            notify.success(done(name));
            close();
          }}
        >
          <Stack gap="lg" pt={4}>
            <Text>{text}</Text>
            <TextareaField
              name="reason"
              label={t.reason}
              description={t.reasonHint}
              required
              data-autofocus
            />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={close} />
              <SubmitButton color="red">{submit}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
