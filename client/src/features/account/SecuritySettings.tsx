import { Stack } from '@mantine/core';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** Settings of the viewer's password and sessions. */
export default function SecuritySettings() {
  return (
    <Stack gap="xl">
      <PasswordSection />
      <SessionsSection />
    </Stack>
  );
}
