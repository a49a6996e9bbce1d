import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { BeginTwoFactorDocument, type BeginTwoFactorMutation } from './TwoFactor.generated.ts';

const t = texts.twoFactor;

export type SetUp = NonNullable<BeginTwoFactorMutation['beginTwoFactor']>;

/** Starts the set-up of an authenticator app. */
export function SetUpButton({ onBegun }: { onBegun: (setUp: SetUp) => void }) {
  const [begin, { loading }] = useMutation(BeginTwoFactorDocument);
  const start = async () => {
    try {
      const { data } = await begin();
      if (data?.beginTwoFactor) onBegun(data.beginTwoFactor);
    } catch (failure) {
      notify.error(readError(failure).message || t.notBegun);
    }
  };
  return (
    <Button loading={loading} onClick={() => void start()}>
      {t.setUp}
    </Button>
  );
}
