import { useMutation } from '@apollo/client/react';
import { Group, Skeleton, Stack, TextInput } from '@mantine/core';
import { updateInstitutionRules } from '@rules/institution/institution';
import * as z from 'zod/mini';
import { readError } from '#lib/errors';
import { getRootOrigin } from '#lib/hostNamespace';
import { useScreenQuery } from '#lib/useScreenQuery';
import { nameIn } from '#lib/nameRule';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { CheckboxField, SelectField, TextField, ZoneField } from '#ui/fields';
import { Form } from '#ui/Form';
import { optionsOf } from '#ui/options';
import { SettingsSection } from '#ui/SettingsSection';
import { SubmitButton } from '#ui/SubmitButton';
import { notify } from '#lib/toasts';
import {
  GeneralSettingsDocument,
  UpdateInstitutionDocument,
  type GeneralSettingsQuery,
} from './GeneralSection.generated.ts';

const t = texts.institutionGeneral;

type Settings = NonNullable<NonNullable<GeneralSettingsQuery['viewer']>['institution']>;

const types = optionsOf(t.types);

const rules = z.extend(updateInstitutionRules, {
  type: nameIn(t.types),
  isSignUpOpen: z.boolean(),
  timeZone: z.string(),
});

/** Form for name, type and sign-up of the institution. */
export default function GeneralSection() {
  const { data, error, retry } = useScreenQuery(
    GeneralSettingsDocument,
    {},
    texts.institutionSettings.failed,
  );
  const institution = data?.viewer?.institution;
  return (
    <SettingsSection title={t.title}>
      {institution ? (
        <GeneralForm key={institution.id} institution={institution} />
      ) : error ? (
        <ErrorState message={readError(error).message || texts.institutionSettings.failed} onRetry={retry} />
      ) : (
        <Skeleton h={360} />
      )}
    </SettingsSection>
  );
}

function GeneralForm({ institution }: { institution: Settings }) {
  const { name, namespace, type, isSignUpOpen, timeZone } = institution;
  const [update] = useMutation(UpdateInstitutionDocument);
  return (
    <Form
      schema={rules}
      defaultValues={{ name, type, isSignUpOpen, timeZone }}
      draftKey="institution"
      errorText={(failure) => failure.message || t.failed}
      onSubmit={async (input) => {
        await update({ variables: { input } });
        notify.success(t.saved);
      }}
    >
      <Stack gap="lg" maw={560}>
        <TextField name="name" label={t.name} required />
        <SelectField name="type" label={t.type} data={types} />
        <TextInput
          label={t.address}
          description={t.addressHint}
          value={`${namespace}.${new URL(getRootOrigin()).host}`}
          readOnly
        />
        <ZoneField label={t.timeZone} description={t.timeZoneHint} dates={[]} />
        <CheckboxField name="isSignUpOpen" label={t.isSignUpOpen} description={t.isSignUpOpenHint} />
        <Group justify="flex-end">
          <SubmitButton>{t.save}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
