import { Anchor, SimpleGrid, Stack, Text } from '@mantine/core';
import { registerTeacherForm } from '@rules/account/account';
import { NAMESPACE_UNAVAILABLE } from '@rules/institution/institution';
import { useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { loadChosenPlan } from '#lib/chosenPlan';
import { RequestError } from '#lib/errors';
import { paths } from '#lib/paths';
import { request } from '#lib/request';
import { ruleText } from '#lib/ruleText';
import { texts } from '#texts/en';
import { SelectField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { NamespaceField } from './NamespaceField.tsx';
import { NewPassword } from './NewPassword.tsx';
import {
  RegisterTeacherDocument,
  type RegisterTeacherMutationVariables,
} from './Register.public.generated.ts';
import { registrationFailure } from './registrationFailure.ts';
import { useNamespaceAvailability } from './useNamespaceAvailability.ts';

const empty = {
  firstName: '',
  lastName: '',
  institutionName: '',
  institutionType: 'INDIVIDUAL',
  namespace: '',
  email: '',
  password: '',
  confirmPassword: '',
};

const types = (['INDIVIDUAL', 'ORGANIZATION', 'OTHER'] as const).map((value) => ({
  value,
  label: texts.register.types[value],
}));

type InstitutionType = RegisterTeacherMutationVariables['input']['institutionType'];

/** Registration form for teachers, who also create an institution under an available namespace. */
export function TeacherForm({ onRegistered }: { onRegistered: (accessToken: string) => void }) {
  const availability = useNamespaceAvailability();
  const [plan] = useState(loadChosenPlan);
  return (
    <Form
      schema={registerTeacherForm}
      defaultValues={empty}
      draftKey="register-teacher"
      label={texts.register.title}
      errorText={registrationFailure}
      onSubmit={async ({ confirmPassword: _confirmed, ...values }) => {
        if (!(await availability.confirm(values.namespace))) throw namespaceTaken();
        const input = { ...values, institutionType: values.institutionType as InstitutionType, plan };
        const { registerTeacher } = await request(RegisterTeacherDocument, { input }, { auth: 'none' });
        onRegistered(registerTeacher!.accessToken);
      }}
    >
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextField name="firstName" label={texts.register.firstName} autoComplete="given-name" required />
          <TextField name="lastName" label={texts.register.lastName} autoComplete="family-name" required />
        </SimpleGrid>
        <TextField
          name="institutionName"
          label={texts.register.institutionName}
          autoComplete="organization"
          required
        />
        <NamespaceField availability={availability} />
        <SelectField name="institutionType" label={texts.register.institutionType} data={types} />
        <TextField name="email" label={texts.register.email} type="email" autoComplete="username" required />
        <NewPassword />
        {plan && (
          <Text size="sm">
            {texts.register.plan(texts.planNames[plan])} {plan !== 'FREE' && texts.register.planLater}{' '}
            <Anchor component={AppLink} to={paths.pricing}>
              {texts.register.changePlan}
            </Anchor>
          </Text>
        )}
        <SubmitButton fullWidth size="md">
          {texts.register.submit}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

const namespaceTaken = () =>
  new RequestError({
    message: ruleText(NAMESPACE_UNAVAILABLE),
    code: 'CONFLICT',
    status: 409,
    fields: [{ field: 'namespace', message: ruleText(NAMESPACE_UNAVAILABLE) }],
  });
