import { useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { setCustomDomainRules } from '@rules/custom-domain/custom-domain';
import { texts } from '#texts/en';
import { TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { SetCustomDomainDocument } from './CustomDomainSection.generated.ts';

const t = texts.customDomain;

/** Form for the host. */
export function CustomDomainForm() {
  const [set] = useMutation(SetCustomDomainDocument);
  return (
    <Form
      schema={setCustomDomainRules}
      defaultValues={{ host: '' }}
      draftKey="custom-domain"
      errorText={(failure) => failure.message || t.failed}
      onSubmit={(input) => set({ variables: { input } })}
    >
      <Stack gap="lg" maw={560}>
        <TextField
          name="host"
          label={t.host}
          description={t.hostHint}
          placeholder={t.hostPlaceholder}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          required
        />
        <Group justify="flex-end">
          <SubmitButton variant="default">{t.add}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
