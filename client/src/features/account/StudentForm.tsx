import { Stack } from '@mantine/core';
import { registerStudentForm } from '@rules/account/account';
import { request } from '#lib/request';
import { texts } from '#texts/en';
import { TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { NewPassword } from './NewPassword.tsx';
import { RegisterStudentDocument } from './Register.public.generated.ts';
import { registrationFailure } from './registrationFailure.ts';

interface RegistrationFormProps {
  onRegistered: (accessToken: string) => void;
}

/** Registration form for students: email and password only. */
export function StudentForm({ onRegistered }: RegistrationFormProps) {
  return (
    <Form
      schema={registerStudentForm}
      defaultValues={{ email: '', password: '', confirmPassword: '' }}
      draftKey="register-student"
      label={texts.register.title}
      errorText={registrationFailure}
      onSubmit={async ({ email, password }) => {
        const variables = { input: { email, password } };
        const { registerStudent } = await request(RegisterStudentDocument, variables, { auth: 'none' });
        onRegistered(registerStudent!.accessToken);
      }}
    >
      <Stack gap="md">
        <TextField name="email" label={texts.register.email} type="email" autoComplete="username" required />
        <NewPassword />
        <SubmitButton fullWidth size="md">
          {texts.register.submit}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
