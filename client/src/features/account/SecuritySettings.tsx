import { Stack } from '@mantine/core';
import { PasswordSection } from './PasswordSection.tsx';
import { PhotoSection } from './PhotoSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** Settings of the viewer's photo, password and sessions. */
export default function SecuritySettings() {
  return (
    <Stack gap="xl">
      <PhotoSection />
      <PasswordSection />
      <SessionsSection />
    </Stack>
  );
}
