import { Anchor, Stack, Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { request } from '#lib/request';
import { startSession } from '#lib/session';
import { texts } from '#texts/en';
import { PasswordField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { RegisterWithInvitationDocument } from './ReceivedInvitation.public.generated.ts';
import { useEnterJoined } from './useEnterJoined.ts';

const t = texts.receivedInvitation;

const personRules = () => import('@rules/account/account').then((rules) => rules.newPersonRules);

interface RegisterFormProps {
  token: string;
  institution: string;
  /** Names that the invitation has; may be empty. */
  firstName: string;
  lastName: string;
}

/** Registers an account for the invited address and accepts the invitation. */
export function RegisterForm({ token, institution, firstName, lastName }: RegisterFormProps) {
  const enter = useEnterJoined(institution);
  return (
    <Form
      schema={personRules}
      defaultValues={{ firstName, lastName, password: '' }}
      label={t.title(institution)}
      draftKey="register-invited"
      errorText={({ message }) => message || t.registerFailed}
      onSubmit={async (person) => {
        const variables = { input: { ...person, token } };
        const { registerWithInvitation } = await request(RegisterWithInvitationDocument, variables, {
          auth: 'none',
        });
        startSession(registerWithInvitation!.accessToken);
        await enter(registerWithInvitation!);
      }}
    >
      <Stack gap="md">
        <TextField name="firstName" label={t.firstName} autoComplete="given-name" required />
        <TextField name="lastName" label={t.lastName} autoComplete="family-name" required />
        <PasswordField
          name="password"
          label={t.password}
          description={t.passwordHint}
          autoComplete="new-password"
          required
        />
        <SubmitButton fullWidth size="md">
          {t.register}
        </SubmitButton>
        <Text size="xs" c="dimmed" ta="center">
          {t.haveAccount}{' '}
          <Anchor component={AppLink} to={paths.login} state={{ from: paths.invitation(token) }}>
            {t.signIn}
          </Anchor>
        </Text>
      </Stack>
    </Form>
  );
}
