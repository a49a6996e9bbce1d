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
import { readResetState, stateOfLink } from './resetState.ts';

/** They come after the screen, which must stand fast. */
const newPasswordForm = () => import('@rules/account/account').then((rules) => rules.newPasswordForm);

const words = texts.resetPassword;

/**
 * Sets another password by the link of a mail. Its token leaves the address at once, so that no referrer, screenshot or
 * bookmark has it, and the history with it once it is used; until then the page may be loaded anew.
 */
export default function ResetPasswordPage() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [isWorthless, setWorthless] = useState(false);
  const given = new URLSearchParams(search).get('token');
  if (given !== null) return <Navigate to={paths.resetPassword} replace state={stateOfLink(given)} />;
  const reset = readResetState(state);
  if (reset === null || isWorthless) return <WorthlessLink />;
  const { token, isClaim } = reset;
  return (
    <FormCard title={words.title} description={isClaim ? words.claimed : words.description}>
      <Form
        schema={newPasswordForm}
        defaultValues={{ password: '', confirmPassword: '' }}
        label={words.title}
        onSubmit={async ({ password }) => {
          try {
            await request(ResetPasswordDocument, { input: { token, password } }, { auth: 'none' });
          } catch (error) {
            if (!readError(error).fields.some(({ field }) => field === 'token')) throw error;
            await navigate(paths.resetPassword, { replace: true });
            return setWorthless(true);
          }
          // The session of this browser has ended as well, if it is the account's.
          if (getSession()) await refreshSession();
          notify.success(words.changed);
          await navigate(paths.login, { replace: true });
        }}
      >
        <Stack gap="md">
          <NewPassword label={words.password} />
          <SubmitButton fullWidth size="md">
            {words.submit}
          </SubmitButton>
        </Stack>
      </Form>
    </FormCard>
  );
}

/** An old link, a used one, or none. */
function WorthlessLink() {
  return (
    <FormCard
      title={words.expiredTitle}
      description={words.expired}
      footer={
        <Anchor component={AppLink} to={paths.login}>
          {texts.forgotPassword.backToLogin}
        </Anchor>
      }
    >
      <Button component={AppLink} to={paths.forgotPassword} size="md" fullWidth>
        {words.askAgain}
      </Button>
    </FormCard>
  );
}
