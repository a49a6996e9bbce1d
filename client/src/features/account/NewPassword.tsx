import { texts } from '#texts/en';
import { PasswordField } from '#ui/fields';

/** Password and confirmation fields, as in the registration. */
export function NewPassword({ label = texts.register.password }: { label?: string }) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        description={texts.register.passwordHint}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="confirmPassword"
        label={texts.register.confirm}
        autoComplete="new-password"
        required
      />
    </>
  );
}
