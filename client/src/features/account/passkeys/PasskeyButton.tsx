import { Button, Divider } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { texts } from '#texts/en';
import { FormAlert } from '#ui/FormAlert';
import { keepFocus } from '#ui/keepFocus';

interface PasskeyButtonProps {
  isBusy: boolean;
  failure: string | undefined;
  onPress: () => void;
}

/** Button of the sign-in screen, below the form of the password. Its error line appears, still empty, with the first try. */
export function PasskeyButton({ isBusy, failure, onPress }: PasskeyButtonProps) {
  return (
    <>
      <Divider label={texts.passkeySignIn.or} my="md" />
      {(isBusy || failure !== undefined) && <FormAlert message={failure} />}
      <Button
        variant="default"
        fullWidth
        size="md"
        leftSection={<IconFingerprint size={20} aria-hidden />}
        loading={isBusy}
        onMouseDown={keepFocus}
        onClick={onPress}
      >
        {texts.passkeySignIn.submit}
      </Button>
    </>
  );
}
