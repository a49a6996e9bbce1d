import { Anchor, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { request } from '#lib/request';
import { getSession, refreshSession } from '#lib/session';
import { texts } from '#texts/en';
import { Form } from '#ui/Form';
import { FormCard } from '#ui/FormCard';
import { SubmitButton } from '#ui/SubmitButton';
import { notify } from '#lib/toasts';
import { NewPassword } from './NewPassword.tsx';
import { ResetPasswordDocument } from './Password.public.generated.ts';
import { readResetState, createLinkState } from './resetState.ts';

/** Loaded after the screen, which must render fast. */
const newPasswordForm = () => import('@rules/account/account').then((rules) => rules.newPasswordForm);

const t = texts.resetPassword;

/**
 * Sets a new password with the link of a mail. The token is removed from the URL at once, so that no referrer,
 * screenshot or bookmark contains it. The history keeps it until it is used, so that the page can be reloaded.
 */
export default function ResetPasswordPage() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [isExpired, setExpired] = useState(false);
  const given = new URLSearchParams(search).get('token');
  if (given !== null) return <Navigate to={paths.resetPassword} replace state={createLinkState(given)} />;
  const reset = readResetState(state);
  if (reset === null || isExpired) return <ExpiredLink />;
  const { token, isClaim } = reset;
  return (
    <FormCard title={t.title} description={isClaim ? t.claimed : t.description}>
      <Form
        schema={newPasswordForm}
        defaultValues={{ password: '', confirmPassword: '' }}
        label={t.title}
        onSubmit={async ({ password }) => {
          try {
            await request(ResetPasswordDocument, { input: { token, password } }, { auth: 'none' });
          } catch (error) {
            if (!readError(error).fields.some(({ field }) => field === 'token')) throw error;
            await navigate(paths.resetPassword, { replace: true });
            return setExpired(true);
          }
          // The session of this browser has ended as well if it belongs to the account.
          if (getSession()) await refreshSession();
          notify.success(t.changed);
          await navigate(paths.login, { replace: true });
        }}
      >
        <Stack gap="md">
          <NewPassword label={t.password} />
          <SubmitButton fullWidth size="md">
            {t.submit}
          </SubmitButton>
        </Stack>
      </Form>
    </FormCard>
  );
}

/** Shown for an expired, used or missing token. */
function ExpiredLink() {
  return (
    <FormCard
      title={t.expiredTitle}
      description={t.expired}
      footer={
        <Anchor component={AppLink} to={paths.login}>
          {texts.forgotPassword.backToLogin}
        </Anchor>
      }
    >
      <Button component={AppLink} to={paths.forgotPassword} size="md" fullWidth>
        {t.askAgain}
      </Button>
    </FormCard>
  );
}
