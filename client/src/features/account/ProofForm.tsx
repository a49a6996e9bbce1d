import { Group, Stack, Text } from '@mantine/core';
import { twoFactorProofRules } from '@rules/account/two-factor';
import { texts } from '#texts/en';
import { Form } from '#ui/Form';
import { OwnerFields } from '#ui/OwnerFields';
import { SubmitButton } from '#ui/SubmitButton';

const t = texts.twoFactor;

interface ProofFormProps {
  /** `text` explains the consequences; `failed` is for errors without a message. */
  labels: { title: string; text: string; submit: string; failed: string };
  onSubmit: (proof: { password: string; code: string }) => Promise<void>;
}

/** Form of the password and a code, which changes of two-factor authentication need. */
export function ProofForm({ labels, onSubmit }: ProofFormProps) {
  return (
    <Form
      schema={twoFactorProofRules}
      defaultValues={{ password: '', code: '' }}
      mode="onSubmit"
      label={labels.title}
      errorText={({ message }) => message || labels.failed}
      onSubmit={onSubmit}
    >
      <Stack gap="md">
        <Text c="dimmed">{labels.text}</Text>
        <OwnerFields
          texts={{ password: t.password, code: t.proof, codeHint: t.proofHint }}
          hasTwoFactor
          isFirst
        />
        <Group justify="flex-end">
          <SubmitButton>{labels.submit}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
