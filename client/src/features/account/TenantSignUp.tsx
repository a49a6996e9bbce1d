import { useLocation } from 'react-router-dom';
import { Anchor, Stack } from '@mantine/core';
import { signUpForm, signUpPassword } from '@rules/account/account';
import { AppLink } from '#lib/AppLink';
import type { ReadableError } from '#lib/errors';
import { getHostNamespace } from '#lib/hostNamespace';
import { paths } from '#lib/paths';
import { request } from '#lib/request';
import { startSession } from '#lib/session';
import { texts } from '#texts/en';
import { PasswordField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormCard } from '#ui/FormCard';
import { SubmitButton } from '#ui/SubmitButton';
import { Agreement } from './Agreement.tsx';
import { SignUpDocument } from './SignUp.public.generated.ts';

const empty = { fullName: '', email: '', password: '', confirmPassword: '' };

/** Sign-up form for students of the host's institution. */
export default function TenantSignUp() {
  const { state: wayBack } = useLocation();
  return (
    <FormCard
      title={texts.signup.title}
      description={
        <>
          {texts.signup.haveAccount}{' '}
          <Anchor component={AppLink} to={paths.login} state={wayBack}>
            {texts.signup.signIn}
          </Anchor>
        </>
      }
      footer={<Agreement />}
    >
      <Form
        schema={signUpForm}
        defaultValues={empty}
        draftKey="signup"
        label={texts.signup.title}
        invalidText={texts.signup.invalid}
        errorText={failureText}
        onSubmit={async ({ fullName, email, password }) => {
          // The full name is used for both names (document 1, section 3).
          const input = {
            email,
            password,
            firstName: fullName,
            lastName: fullName,
            institution: getHostNamespace(),
          };
          const { signUp } = await request(SignUpDocument, { input }, { auth: 'none' });
          startSession(signUp!.accessToken); // GuestOnly redirects
        }}
      >
        {(form) => {
          const { password, confirmPassword } = form.watch();
          const isReady = signUpPassword.safeParse(password).success && password === confirmPassword;
          return (
            <Stack gap="md">
              <TextField name="fullName" label={texts.signup.fullName} autoComplete="name" required />
              <TextField
                name="email"
                label={texts.signup.email}
                type="email"
                autoComplete="username"
                required
              />
              <PasswordField
                name="password"
                label={texts.signup.password}
                description={
                  <>
                    {texts.signup.passwordHint} {texts.signup.specials}
                  </>
                }
                autoComplete="new-password"
                required
              />
              <PasswordField
                name="confirmPassword"
                label={texts.signup.confirm}
                description={texts.signup.confirmHint}
                autoComplete="new-password"
                required
              />
              <SubmitButton fullWidth size="md" disabled={!isReady}>
                {texts.signup.submit}
              </SubmitButton>
            </Stack>
          );
        }}
      </Form>
    </FormCard>
  );
}

function failureText({ message, code }: ReadableError): string {
  if (code === 'NETWORK') return texts.errors.network;
  if (code === 'CONFLICT') return texts.signup.taken;
  return message || texts.signup.failed;
}
