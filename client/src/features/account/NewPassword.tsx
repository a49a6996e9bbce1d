import { texts } from '#texts/en';
import { PasswordField } from '#ui/fields';

/** A password and its repetition, as the registration asks for them. */
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
