import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { NamespaceErrorPage } from '#ui/NamespaceErrorPage';
import { paths } from '#lib/paths';
import { request } from '#lib/request';
import { enteredUser, getSession } from '#lib/session';
import { useHostInstitution } from '#lib/useHostInstitution';
import { texts } from '#texts/en';
import { TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormCard } from '#ui/FormCard';
import { SubmitButton } from '#ui/SubmitButton';
import { notify } from '#lib/toasts';
import { RequestPasswordResetDocument } from './Password.public.generated.ts';

/** They come after the screen, which must stand fast. */
const emailRules = () => import('@rules/account/account').then((rules) => rules.emailRules);

const requestLink = (email: string) =>
  request(RequestPasswordResetDocument, { input: { email } }, { auth: 'none' });

const words = texts.forgotPassword;

/** Asks for a link by mail to set another password. What it shows is the same whether an account has the address. */
export default function ForgotPasswordPage() {
  const host = useHostInstitution();
  const [sentTo, setSentTo] = useState<string>();
  if (host.status === 'missing') return <NamespaceErrorPage namespace={host.namespace} />;
  const toLogin = (
    <Anchor component={AppLink} to={paths.login}>
      {words.backToLogin}
    </Anchor>
  );
  if (sentTo !== undefined)
    return (
      <FormCard key="sent" title={words.sentTitle} footer={toLogin}>
        <Sent email={sentTo} onOtherEmail={() => setSentTo(undefined)} />
      </FormCard>
    );
  return (
    <FormCard title={words.title} description={words.description} footer={toLogin}>
      <Form
        schema={emailRules}
        defaultValues={{ email: getSession()?.email ?? enteredUser() }}
        mode="onSubmit"
        label={words.title}
        onSubmit={async ({ email }) => {
          await requestLink(email);
          setSentTo(email);
        }}
      >
        <Stack gap="md">
          <TextField name="email" label={words.email} type="email" autoComplete="username" required />
          <SubmitButton fullWidth size="md">
            {words.submit}
          </SubmitButton>
        </Stack>
      </Form>
    </FormCard>
  );
}

function Sent({ email, onOtherEmail }: { email: string; onOtherEmail: () => void }) {
  const [isSending, setSending] = useState(false);
  const sendAgain = async () => {
    setSending(true);
    try {
      await requestLink(email);
      notify.success(words.sentAgain);
    } catch (error) {
      const { message, code } = readError(error);
      notify.error(message || (code === 'NETWORK' ? texts.errors.network : texts.errors.unknown));
    } finally {
      setSending(false);
    }
  };
  return (
    <Stack gap="md">
      {/* Takes the focus from the form that it stands in for, and is so read out. */}
      <Text ta="center" tabIndex={-1} ref={(text) => text?.focus()} style={{ outline: 'none' }}>
        {words.sent(email)}
      </Text>
      <Text ta="center" size="sm" c="dimmed">
        {words.notReceived}
      </Text>
      <Button loading={isSending} onClick={() => void sendAgain()}>
        {words.sendAgain}
      </Button>
      <Button variant="subtle" onClick={onOtherEmail}>
        {words.otherEmail}
      </Button>
    </Stack>
  );
}
