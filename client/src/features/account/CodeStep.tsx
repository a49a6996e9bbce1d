import { Anchor, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { request } from '#lib/request';
import { texts } from '#texts/en';
import { TextField } from '#ui/fields';
import { focusFirstField } from '#ui/focusFirstField';
import { Form } from '#ui/Form';
import { FormCard } from '#ui/FormCard';
import { SubmitButton } from '#ui/SubmitButton';
import { SignInDocument, type SignInMutationVariables } from './SignIn.public.generated.ts';

const t = texts.codeStep;

const codeRules = () => import('@rules/account/two-factor').then((rules) => rules.twoFactorCodeRules);

interface CodeStepProps {
  /** Credentials that the server accepted. */
  credentials: SignInMutationVariables['input'];
  onSignedIn: (accessToken: string) => Promise<void>;
  /** Returns to the form of the credentials. */
  onBack: () => void;
}

/** Second step of a sign-in: a code of the authenticator app, or a recovery code. */
export default function CodeStep({ credentials, onSignedIn, onBack }: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <FormCard
      title={t.title}
      footer={
        <Anchor component="button" type="button" onClick={onBack}>
          {t.back}
        </Anchor>
      }
    >
      <Form
        schema={codeRules}
        defaultValues={{ code: '' }}
        mode="onSubmit"
        label={t.title}
        errorText={({ code, message }) => (code === 'UNAUTHENTICATED' ? t.startAgain : message)}
        onSubmit={async ({ code }) => {
          const input = { ...credentials, code };
          const { signIn } = await request(SignInDocument, { input }, { auth: 'none' });
          await onSignedIn(signIn!.accessToken);
        }}
      >
        {(form) => (
          <Stack gap="md">
            {/* Another field with each way, so that its label is read out. */}
            <div key={String(isRecovery)} ref={focusFirstField}>
              <TextField
                name="code"
                label={isRecovery ? t.recoveryCode : t.code}
                description={isRecovery ? t.recoveryHint : t.codeHint}
                autoComplete={isRecovery ? 'off' : 'one-time-code'}
                inputMode={isRecovery ? 'text' : 'numeric'}
                required
              />
            </div>
            <SubmitButton fullWidth size="md">
              {t.submit}
            </SubmitButton>
            <Button
              variant="subtle"
              onClick={() => {
                form.reset();
                setRecovery(!isRecovery);
              }}
            >
              {isRecovery ? t.useApp : t.useRecovery}
            </Button>
          </Stack>
        )}
      </Form>
    </FormCard>
  );
}
