import { Stack } from '@mantine/core';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

/** Settings of the viewer's password, second factor and sessions. */
export default function SecuritySettings() {
  return (
    <Stack gap="xl">
      <PasswordSection />
      <TwoFactorSection />
      <SessionsSection />
    </Stack>
  );
}
