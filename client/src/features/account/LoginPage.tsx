import { Anchor, Group, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError, type ReadableError } from '#lib/errors';
import { readOrigin } from '#lib/origin';
import { getHostNamespace } from '#lib/hostNamespace';
import { paths } from '#lib/paths';
import { request } from '#lib/request';
import {
  getEnteredUser,
  isPersistent,
  setEnteredUser,
  setPersistent,
  startSession,
  useNotice,
} from '#lib/session';
import { useHostInstitution } from '#lib/useHostInstitution';
import { NamespaceErrorPage } from '#ui/NamespaceErrorPage';
import { texts } from '#texts/en';
import { PasswordField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormCard } from '#ui/FormCard';
import { SubmitButton } from '#ui/SubmitButton';
import { PasskeyButton } from './passkeys/PasskeyButton.tsx';
import { usePasskeySignIn } from './passkeys/usePasskeySignIn.ts';
import { RememberMe } from './RememberMe.tsx';
import { SignInDocument, type SignInMutationVariables } from './SignIn.public.generated.ts';

/** Loaded after the screen, which must render fast. */
const signInRules = () => import('@rules/account/account').then((rules) => rules.signInRules);

/** Loaded by those who turned on two-factor authentication. */
const codeStep = () => import('./CodeStep.tsx');
const CodeStep = lazy(codeStep);

/** Sign-in screen, for the host's institution on a subdomain. Continues to the page of origin (document 1, section 4). */
export default function LoginPage() {
  const host = useHostInstitution();
  const navigate = useNavigate();
  const { state } = useLocation();
  const notice = useNotice();
  const [isRemembered, setRemembered] = useState(isPersistent);
  /** Credentials that need a code as well. */
  const [accepted, setAccepted] = useState<SignInMutationVariables['input']>();
  /** E-mail address of a person who came back from the second step. */
  const [returned, setReturned] = useState<string>();
  const enter = async (accessToken: string) => {
    startSession(accessToken);
    await navigate(readOrigin(state), { replace: true });
  };
  const passkeys = usePasskeySignIn((accessToken) => {
    setPersistent(isRemembered);
    return enter(accessToken);
  });
  if (host.status === 'missing') return <NamespaceErrorPage namespace={host.namespace} />;
  if (accepted)
    return (
      <Suspense>
        <CodeStep
          onSubmit={async (code) => {
            const input = { ...accepted, code };
            const { signIn } = await request(SignInDocument, { input }, { auth: 'none' });
            await enter(signIn!.accessToken);
          }}
          onBack={() => {
            setReturned(accepted.email);
            setAccepted(undefined);
          }}
        />
      </Suspense>
    );
  return (
    <FormCard
      title={texts.login.title}
      takesFocus={returned !== undefined}
      description={
        <>
          {texts.login.noAccount}{' '}
          <Anchor component={AppLink} to={getHostNamespace() ? paths.signup : paths.register} state={state}>
            {texts.login.createAccount}
          </Anchor>
        </>
      }
    >
      <Form
        schema={signInRules}
        defaultValues={{
          email: returned ?? getEnteredUser(),
          password: '',
          institution: getHostNamespace(),
        }}
        mode="onSubmit"
        label={texts.login.title}
        errorText={failureText}
        onSubmit={async (input, form) => {
          setPersistent(isRemembered);
          setEnteredUser(isRemembered ? input.email : '');
          const { signIn } = await request(SignInDocument, { input }, { auth: 'none' }).catch(
            async (error: unknown) => {
              if (readError(error).code !== 'TWO_FACTOR_REQUIRED') throw error;
              await codeStep(); // the button stays busy until the next step can be shown
              setAccepted(input);
              return { signIn: null };
            },
          );
          if (!signIn) return;
          form.reset({ email: '', password: '' });
          await enter(signIn.accessToken);
        }}
      >
        <Stack gap="md">
          {notice !== null && <Text role="status">{notice}</Text>}
          <TextField
            name="email"
            label={texts.login.email}
            type="email"
            autoComplete="username webauthn"
            onFocus={() => void passkeys.offer()}
            required
          />
          <PasswordField
            name="password"
            label={texts.login.password}
            autoComplete="current-password"
            required
          />
          <Group justify="space-between">
            <RememberMe checked={isRemembered} onChange={setRemembered} />
            <Anchor component={AppLink} to={paths.forgotPassword} size="sm">
              {texts.login.forgot}
            </Anchor>
          </Group>
          <SubmitButton fullWidth size="md">
            {texts.login.submit}
          </SubmitButton>
          {host.status === 'found' && (
            <Text size="xs" c="dimmed" ta="center">
              {host.institution.name}
            </Text>
          )}
        </Stack>
      </Form>
      {passkeys.isSupported && (
        <PasskeyButton
          isBusy={passkeys.isBusy}
          failure={passkeys.failure}
          onPress={() => void passkeys.signIn()}
        />
      )}
    </FormCard>
  );
}

/** Returns the server's message, or else a text by its code (document 1, section 8). */
function failureText({ message, code }: ReadableError): string {
  if (message) return message;
  if (code === 'NETWORK') return texts.errors.network;
  if (code === 'INVALID') return texts.login.missing;
  return code === 'UNAUTHENTICATED' ? texts.login.unauthorized : texts.login.failed;
}
