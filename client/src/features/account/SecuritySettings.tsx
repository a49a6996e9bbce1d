import { Stack } from '@mantine/core';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** How the viewer signs in, and where it is signed in. */
export default function SecuritySettings() {
  return (
    <Stack gap="xl">
      <PasswordSection />
      <SessionsSection />
    </Stack>
  );
}
