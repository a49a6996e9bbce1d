import { useMutation } from '@apollo/client/react';
import { Anchor, Group, Stack } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { PasswordField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SettingsSection } from '#ui/SettingsSection';
import { SubmitButton } from '#ui/SubmitButton';
import { notify } from '#lib/toasts';
import { ChangePasswordDocument, SessionsDocument } from './Security.generated.ts';

const t = texts.passwordSettings;

/** Loaded after the screen. */
const changePasswordForm = () => import('@rules/account/account').then((rules) => rules.changePasswordForm);

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Form to change the password, which signs out all other devices. */
export function PasswordSection() {
  const [change] = useMutation(ChangePasswordDocument, {
    refetchQueries: [SessionsDocument],
    awaitRefetchQueries: true,
  });
  return (
    <SettingsSection title={t.title} description={t.description}>
      <Form
        schema={changePasswordForm}
        defaultValues={empty}
        mode="onSubmit"
        label={t.title}
        errorText={(failure) => failure.message || t.failed}
        onSubmit={async ({ currentPassword, newPassword }, form) => {
          await change({ variables: { input: { currentPassword, newPassword } } });
          form.reset(empty);
          notify.success(t.changed);
        }}
      >
        <Stack gap="md" maw={420}>
          <PasswordField name="currentPassword" label={t.current} autoComplete="current-password" required />
          <PasswordField
            name="newPassword"
            label={t.new}
            description={texts.register.passwordHint}
            autoComplete="new-password"
            required
          />
          <PasswordField name="confirmPassword" label={t.confirm} autoComplete="new-password" required />
          <Group gap="md">
            <SubmitButton>{t.submit}</SubmitButton>
            <Anchor component={AppLink} to={paths.forgotPassword} size="sm">
              {texts.login.forgot}
            </Anchor>
          </Group>
        </Stack>
      </Form>
    </SettingsSection>
  );
}
