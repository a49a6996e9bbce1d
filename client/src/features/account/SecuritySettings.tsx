import { Stack } from '@mantine/core';
import { EmailSection } from './EmailSection.tsx';
import { PasskeysSection } from './passkeys/PasskeysSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

/** Settings of the viewer's e-mail address, password, passkeys, second factor and sessions. */
export default function SecuritySettings() {
  return (
    <Stack gap="xl">
      <EmailSection />
      <PasswordSection />
      <PasskeysSection />
      <TwoFactorSection />
      <SessionsSection />
    </Stack>
  );
}
