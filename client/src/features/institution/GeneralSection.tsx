import { useMutation } from '@apollo/client/react';
import { Group, SimpleGrid, Skeleton, Stack, TextInput, Title } from '@mantine/core';
import { updateInstitutionRules } from '@rules/institution/institution';
import * as z from 'zod/mini';
import { readError } from '#lib/errors';
import { getRootOrigin } from '#lib/hostNamespace';
import { useScreenQuery } from '#lib/useScreenQuery';
import { nameIn } from '#lib/nameRule';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { CheckboxField, SelectField, TextareaField, TextField, ZoneField } from '#ui/fields';
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

/** Names of the details as in the form that creates an institution. */
const d = texts.newInstitution;

type Settings = NonNullable<NonNullable<GeneralSettingsQuery['viewer']>['institution']>;

const types = optionsOf(t.types);

const rules = z.extend(z.required(updateInstitutionRules), { type: nameIn(t.types), timeZone: z.string() });

/** Form for the profile of the institution: name, type, sign-up, description and contact. */
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
        <Skeleton h={960} />
      )}
    </SettingsSection>
  );
}

function GeneralForm({ institution }: { institution: Settings }) {
  const { name, namespace, type, isSignUpOpen, timeZone, description, details } = institution;
  const [update] = useMutation(UpdateInstitutionDocument);
  return (
    <Form
      schema={rules}
      defaultValues={{
        name,
        type,
        isSignUpOpen,
        timeZone,
        description,
        email: details?.email ?? '',
        phone: details?.phone ?? '',
        website: details?.website ?? '',
        address: details?.address ?? '',
        city: details?.city ?? '',
        state: details?.state ?? '',
        country: details?.country ?? '',
        postalCode: details?.postalCode ?? '',
      }}
      draftKey="institution-profile"
      errorText={(failure) => failure.message || t.failed}
      onSubmit={async (input) => {
        await update({ variables: { input } });
        notify.success(t.saved);
      }}
    >
      <Stack gap="lg" maw={560}>
        <TextField name="name" label={t.name} required />
        <SelectField name="type" label={t.type} data={types} />
        <TextareaField name="description" label={d.details} />
        <TextInput
          label={t.address}
          description={t.addressHint}
          value={`${namespace}.${new URL(getRootOrigin()).host}`}
          readOnly
        />
        <ZoneField label={t.timeZone} description={t.timeZoneHint} dates={[]} />
        <CheckboxField name="isSignUpOpen" label={t.isSignUpOpen} description={t.isSignUpOpenHint} />
        <Title order={3} size="h4">
          {d.contact}
        </Title>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <TextField name="email" label={d.email} type="email" />
          <TextField name="phone" label={d.phone} type="tel" />
        </SimpleGrid>
        <TextField name="website" label={d.website} description={d.websiteHint} type="url" />
        <TextField name="address" label={d.address} autoComplete="street-address" />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <TextField name="city" label={d.city} />
          <TextField name="state" label={d.state} />
          <TextField name="postalCode" label={d.postalCode} />
          <TextField name="country" label={d.country} />
        </SimpleGrid>
        <Group justify="flex-end">
          <SubmitButton>{t.save}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
