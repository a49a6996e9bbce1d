import { Stack } from '@mantine/core';
import { registerStudentForm } from '@rules/account';
import { request } from '../app/request.ts';
import { texts } from '../texts/en.ts';
import { TextField } from '../ui/fields.tsx';
import { Form } from '../ui/Form.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { NewPassword } from './NewPassword.tsx';
import { RegisterStudentDocument } from './Register.public.generated.ts';
import { registrationFailure } from './registrationFailure.ts';

interface RegistrationFormProps {
  onRegistered: (accessToken: string) => void;
}

/** E-mail and password are all that a student gives. */
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
        onRegistered(registerStudent.accessToken);
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
