import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useVerification } from '#features/account/useVerification';
import { VerificationForm } from '#features/account/VerificationForm';
import { startSession, useSession } from '#lib/session';
import { texts } from '#texts/en';

const t = texts.setup;

/** Milliseconds after which a verified account goes on (document 1, section 9). */
const ADVANCE_TIME = 2000;

/** Step 1: the code of the mail. The next step follows by itself. */
export function VerifyStep({ onContinue }: { onContinue: () => void }) {
  const session = useSession();
  const [wasVerified] = useState(session?.isVerified === true);
  const verification = useVerification(null, ({ accessToken }) => {
    startSession(accessToken);
    setTimeout(onContinue, ADVANCE_TIME);
  });
  if (!wasVerified) return <VerificationForm verification={verification} />;
  return (
    <Stack gap="lg">
      <Text>{t.verifiedAlready}</Text>
      <Group justify="flex-end">
        <Button onClick={onContinue}>{t.continue}</Button>
      </Group>
    </Stack>
  );
}
