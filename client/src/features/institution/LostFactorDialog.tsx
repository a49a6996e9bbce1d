import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { disableTwoFactorForRules } from '@rules/account/lost-second-factor';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { OwnerFields } from '#ui/OwnerFields';
import { SubmitButton } from '#ui/SubmitButton';
import { DisableTwoFactorForDocument } from './InstitutionsPage.generated.ts';

const t = texts.institutions;

const ownerTexts = {
  password: t.lostFactorPassword,
  code: t.lostFactorCode,
  codeHint: t.lostFactorCodeHint,
};

const empty = { email: '', reason: '', password: '', code: '' };

interface LostFactorDialogProps {
  /** Whether the viewer has two-factor authentication, which the act requires. */
  hasTwoFactor: boolean;
  onClose: () => void;
}

/** Dialog of the platform's staff that turns two-factor authentication off for somebody who lost it. Its own chunk. */
export default function LostFactorDialog({ hasTwoFactor, onClose }: LostFactorDialogProps) {
  const [disable] = useMutation(DisableTwoFactorForDocument);
  return (
    <FormDialog title={t.lostFactorTitle} onClose={onClose}>
      {(close) =>
        hasTwoFactor ? (
          <Form
            schema={disableTwoFactorForRules}
            defaultValues={empty}
            mode="onSubmit"
            label={t.lostFactorTitle}
            errorText={(failure) => failure.message || t.notSaved}
            onSubmit={async (input) => {
              await disable({ variables: { input } });
              notify.success(t.lostFactorDone(input.email));
              close();
            }}
          >
            <Stack gap="md" pt={4}>
              <Text c="dimmed">{t.lostFactorText}</Text>
              <TextField
                name="email"
                label={t.lostFactorEmail}
                type="email"
                autoComplete="off"
                required
                data-autofocus
              />
              <TextareaField
                name="reason"
                label={t.lostFactorReason}
                description={t.lostFactorReasonHint}
                required
              />
              <OwnerFields texts={ownerTexts} hasTwoFactor />
              <Group justify="flex-end" gap="sm">
                <CancelButton to={close} />
                <SubmitButton color="red">{t.lostFactorSubmit}</SubmitButton>
              </Group>
            </Stack>
          </Form>
        ) : (
          <Stack gap="md" pt={4}>
            <Text>{t.lostFactorFirst}</Text>
            <Group justify="flex-end">
              <Button component={AppLink} to={paths.settings}>
                {t.lostFactorSettings}
              </Button>
            </Group>
          </Stack>
        )
      }
    </FormDialog>
  );
}
