import { PasswordField, TextField } from './fields.ts';

interface OwnerFieldsProps {
  texts: { password: string; code: string; codeHint: string };
  hasTwoFactor: boolean;
  /** Whether a dialog begins with them, and focuses the password. */
  isFirst?: boolean;
}

/** Fields that prove the owner of the account: the password, and a code with two-factor authentication. */
export function OwnerFields({ texts, hasTwoFactor, isFirst = false }: OwnerFieldsProps) {
  return (
    <>
      <PasswordField
        name="password"
        label={texts.password}
        autoComplete="current-password"
        required
        data-autofocus={isFirst || undefined}
      />
      {hasTwoFactor && (
        <TextField
          name="code"
          label={texts.code}
          description={texts.codeHint}
          autoComplete="one-time-code"
          required
        />
      )}
    </>
  );
}
