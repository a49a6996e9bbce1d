import { Group, SimpleGrid, Stack } from '@mantine/core';
import { createInstitutionRules } from '@rules/institution/institution';
import * as z from 'zod/mini';
import { nameIn } from '#lib/nameRule';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { SelectField, TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormSection } from '#ui/FormSection';
import { NumberField } from '#ui/NumberField';
import { optionsOf } from '#ui/options';
import { SubmitButton } from '#ui/SubmitButton';

const t = texts.newInstitution;
const { types } = texts.institutionGeneral;

/** Types of the form; the registration of a teacher has others. */
const { UNIVERSITY, COLLEGE, SCHOOL, TRAINING } = types;
const offeredTypes = { UNIVERSITY, COLLEGE, SCHOOL, TRAINING };

/** Rules of the server, with types by their names in the API. */
const rules = z.extend(z.omit(createInstitutionRules, { namespace: true }), { type: nameIn(types) });

const EMPTY = {
  name: '',
  type: 'UNIVERSITY' as const,
  email: '',
  phone: '',
  website: '',
  address: '',
  city: '',
  state: '',
  country: '',
  postalCode: '',
  adminEmail: '',
  maxStudents: null as unknown as number, // an empty field
  description: '',
};

interface NewInstitutionFormProps {
  onSubmit: (input: z.output<typeof rules>) => Promise<unknown>;
}

/** Form of a new institution with all fields of document 2, section 3. Its own chunk. */
export default function NewInstitutionForm({ onSubmit }: NewInstitutionFormProps) {
  return (
    <Form
      schema={rules}
      defaultValues={EMPTY}
      draftKey="new-institution"
      errorText={(error) => error.message || t.failed}
      onSubmit={onSubmit}
    >
      <Stack gap="lg" maw={820}>
        <FormSection title={t.about}>
          <TextField name="name" label={t.name} required />
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
            <SelectField name="type" label={t.type} data={optionsOf(offeredTypes)} />
            <NumberField
              name="maxStudents"
              label={t.maxStudents}
              description={t.maxStudentsHint}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              min={1}
              allowDecimal={false}
              required
            />
          </SimpleGrid>
          <TextareaField name="description" label={t.details} required />
        </FormSection>
        <FormSection title={t.contact}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
            <TextField name="email" label={t.email} type="email" required />
            <TextField name="phone" label={t.phone} type="tel" required />
          </SimpleGrid>
          <TextField name="website" label={t.website} description={t.websiteHint} type="url" required />
          <TextField
            name="adminEmail"
            label={t.adminEmail}
            description={t.adminEmailHint}
            type="email"
            required
          />
        </FormSection>
        <FormSection title={t.postal}>
          <TextField name="address" label={t.address} autoComplete="street-address" required />
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
            <TextField name="city" label={t.city} required />
            <TextField name="state" label={t.state} required />
            <TextField name="postalCode" label={t.postalCode} required />
            <TextField name="country" label={t.country} required />
          </SimpleGrid>
        </FormSection>
        <Group justify="flex-end" gap="sm">
          <CancelButton to={paths.institutions} />
          <SubmitButton>{t.submit}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
