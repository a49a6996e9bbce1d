import { texts } from '../texts/en.ts';
import { PasswordField } from '../ui/fields.tsx';

/** A password and its repetition, as the registration asks for them. */
export function NewPassword() {
  return (
    <>
      <PasswordField
        name="password"
        label={texts.register.password}
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
