import { Anchor, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/en';
import { TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormCard } from '#ui/FormCard';
import { SubmitButton } from '#ui/SubmitButton';

const t = texts.codeStep;

const codeRules = () => import('@rules/account/two-factor').then((rules) => rules.twoFactorCodeRules);

interface CodeStepProps {
  /** Signs in with the code. */
  onSubmit: (code: string) => Promise<void>;
  /** Returns to the form of the credentials. */
  onBack: () => void;
}

/** Second step of a sign-in: a code of the authenticator app, or a recovery code. */
export default function CodeStep({ onSubmit, onBack }: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <FormCard
      key={String(isRecovery)} // another form for each kind of code, so that its label is read out
      title={t.title}
      takesFocus
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
        onSubmit={({ code }) => onSubmit(code)}
      >
        <Stack gap="md">
          <TextField
            name="code"
            label={isRecovery ? t.recoveryCode : t.code}
            description={isRecovery ? t.recoveryHint : t.codeHint}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            inputMode={isRecovery ? 'text' : 'numeric'}
            required
          />
          <SubmitButton fullWidth size="md">
            {t.submit}
          </SubmitButton>
          <Button variant="subtle" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? t.byApp : t.byRecovery}
          </Button>
        </Stack>
      </Form>
    </FormCard>
  );
}
