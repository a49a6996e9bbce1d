import { useMutation } from '@apollo/client/react';
import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { twoFactorSetUpRules } from '@rules/account/two-factor';
import { texts } from '#texts/en';
import { CopyButton } from '#ui/CopyButton';
import { PasswordField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { useQrCode } from '#ui/useQrCode';
import { CodesDialog } from './CodesDialog.tsx';
import { EnableTwoFactorDocument } from './TwoFactor.generated.ts';
import classes from './two-factor.module.css';

const t = texts.twoFactor;

const PICTURE = 176;

interface SetUpDialogProps {
  setUp: { secret: string; uri: string };
  onClose: () => void;
}

/** Sets up an authenticator app and turns two-factor authentication on with its first code. */
export default function SetUpDialog({ setUp, onClose }: SetUpDialogProps) {
  const [enable] = useMutation(EnableTwoFactorDocument);
  return (
    <CodesDialog title={t.setUpTitle} onClose={onClose}>
      {(showCodes) => (
        <Form
          schema={twoFactorSetUpRules}
          defaultValues={{ code: '', password: '' }}
          mode="onSubmit"
          label={t.setUpTitle}
          errorText={({ message }) => message || t.notOn}
          onSubmit={async (input) => {
            const { data } = await enable({ variables: { input } });
            showCodes(data!.enableTwoFactor!.recoveryCodes);
          }}
        >
          <Stack gap="md">
            <AppSecret {...setUp} />
            <TextField
              name="code"
              label={t.code}
              description={t.codeHint}
              autoComplete="one-time-code"
              inputMode="numeric"
              required
              data-autofocus
            />
            <PasswordField name="password" label={t.password} autoComplete="current-password" required />
            <Group justify="flex-end">
              <SubmitButton>{t.turnOn}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </CodesDialog>
  );
}

/** Returns a key in groups of four letters, which are easier to type and wrap on narrow screens. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

function AppSecret({ secret, uri }: { secret: string; uri: string }) {
  const id = useId();
  const picture = useQrCode(uri);
  return (
    <>
      <Text c="dimmed">{t.scan}</Text>
      {picture === null ? (
        <Skeleton w={PICTURE} h={PICTURE} mx="auto" />
      ) : (
        <img src={picture} alt={t.picture} width={PICTURE} height={PICTURE} className={classes.picture} />
      )}
      <div role="group" aria-labelledby={id}>
        <Text fw={600} size="sm" id={id}>
          {t.secret}
        </Text>
        <Text c="dimmed" size="sm" mb={6}>
          {t.secretHint}
        </Text>
        <Group gap="sm">
          <code className={classes.secret}>{inGroups(secret)}</code>
          <CopyButton value={secret} label={t.copySecret} />
        </Group>
      </div>
    </>
  );
}
