import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { NamespaceErrorPage } from '#ui/NamespaceErrorPage';
import { paths } from '#lib/paths';
import { request } from '#lib/request';
import { getEnteredUser, getSession } from '#lib/session';
import { useHostInstitution } from '#lib/useHostInstitution';
import { texts } from '#texts/en';
import { TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormCard } from '#ui/FormCard';
import { SubmitButton } from '#ui/SubmitButton';
import { notify } from '#lib/toasts';
import { RequestPasswordResetDocument } from './Password.public.generated.ts';

/** Loaded after the screen, which must render fast. */
const emailRules = () => import('@rules/account/account').then((rules) => rules.emailRules);

const requestLink = (email: string) =>
  request(RequestPasswordResetDocument, { input: { email } }, { auth: 'none' });

const t = texts.forgotPassword;

/** Requests a password reset link by mail. Shows the same result whether or not the account exists. */
export default function ForgotPasswordPage() {
  const host = useHostInstitution();
  const [sentTo, setSentTo] = useState<string>();
  if (host.status === 'missing') return <NamespaceErrorPage namespace={host.namespace} />;
  const toLogin = (
    <Anchor component={AppLink} to={paths.login}>
      {t.backToLogin}
    </Anchor>
  );
  if (sentTo !== undefined)
    return (
      <FormCard key="sent" title={t.sentTitle} footer={toLogin}>
        <Sent email={sentTo} onOtherEmail={() => setSentTo(undefined)} />
      </FormCard>
    );
  return (
    <FormCard title={t.title} description={t.description} footer={toLogin}>
      <Form
        schema={emailRules}
        defaultValues={{ email: getSession()?.email ?? getEnteredUser() }}
        mode="onSubmit"
        label={t.title}
        onSubmit={async ({ email }) => {
          await requestLink(email);
          setSentTo(email);
        }}
      >
        <Stack gap="md">
          <TextField name="email" label={t.email} type="email" autoComplete="username" required />
          <SubmitButton fullWidth size="md">
            {t.submit}
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
      notify.success(t.sentAgain);
    } catch (error) {
      const { message, code } = readError(error);
      notify.error(message || (code === 'NETWORK' ? texts.errors.network : texts.errors.unknown));
    } finally {
      setSending(false);
    }
  };
  return (
    <Stack gap="md">
      {/* Replaces the form and takes over its focus, so that screen readers announce it. */}
      <Text ta="center" tabIndex={-1} ref={(text) => text?.focus()} style={{ outline: 'none' }}>
        {t.sent(email)}
      </Text>
      <Text ta="center" size="xs" c="dimmed">
        {t.notReceived}
      </Text>
      <Button loading={isSending} onClick={() => void sendAgain()}>
        {t.sendAgain}
      </Button>
      <Button variant="subtle" onClick={onOtherEmail}>
        {t.otherEmail}
      </Button>
    </Stack>
  );
}
