import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { CODE_LENGTH } from '@rules/account/account';
import { useEffect, useRef } from 'react';
import { texts } from '#texts/en';
import { focusFirstField } from '#ui/focusFirstField';
import { FormAlert } from '#ui/FormAlert';
import { SixBoxCode } from '#ui/SixBoxCode';
import type { Verification } from './useVerification.ts';

const t = texts.verify;

interface VerificationFormProps {
  verification: Verification;
  /** Whether the address is asked for, because nobody was signed in. */
  asksEmail?: boolean;
}

/** Form with the six boxes of the code, or, for an opened link, the button that confirms it. */
export function VerificationForm({ verification, asksEmail = false }: VerificationFormProps) {
  const { step, link, email, code, failure } = verification;
  const isLocked = step !== 'entering';
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== undefined) alert.current?.focus();
  }, [failure]);
  return (
    <form
      noValidate
      aria-label={t.title}
      onSubmit={(event) => {
        event.preventDefault();
        void verification.verify();
      }}
    >
      <Stack gap="md">
        <div aria-live="polite">
          {step === 'verified' && (
            <Alert color="teal" icon={<IconCircleCheck aria-hidden />}>
              <Text component="span">{t.verified}</Text>
            </Alert>
          )}
        </div>
        <FormAlert ref={alert} message={failure} />
        {asksEmail && !link && (
          <TextInput
            label={t.email}
            type="email"
            autoComplete="username"
            required
            value={email}
            disabled={isLocked}
            onChange={(event) => verification.changeEmail(event.currentTarget.value)}
          />
        )}
        {!link && (
          <div ref={asksEmail ? undefined : focusFirstField}>
            <SixBoxCode
              value={code}
              disabled={isLocked}
              hasError={failure !== undefined}
              onChange={verification.changeCode}
            />
          </div>
        )}
        <Button
          type="submit"
          size="md"
          fullWidth
          loading={step === 'verifying'}
          disabled={(!link && code.length < CODE_LENGTH) || email === '' || step === 'verified'}
        >
          {t.submit}
        </Button>
        <Button
          variant="subtle"
          loading={verification.isResending}
          disabled={isLocked || email === ''}
          onClick={() => void verification.resend()}
        >
          {t.resend}
        </Button>
      </Stack>
    </form>
  );
}
