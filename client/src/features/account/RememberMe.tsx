import { texts } from '#texts/en';
import { Check } from '#ui/Check';

interface RememberMeProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Remember me checkbox: restores the session after the tab was closed. Stored on the device, not sent. */
export function RememberMe({ checked, onChange }: RememberMeProps) {
  return (
    <Check
      label={texts.login.remember}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
