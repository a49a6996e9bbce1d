import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useEffect } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import type { Plan } from '#texts/enums.generated';
import { PayButton } from './PayButton.tsx';
import { RefreshPaymentDocument } from './PlanSubscription.generated.ts';

const t = texts.subscription;

/** Milliseconds between two questions to the provider, and how many are asked without a click. */
const PAUSE = 5000;
const QUESTIONS = 6;

interface AwaitedPaymentProps {
  plan: Plan;
  isOwner: boolean;
}

/** First payment that is awaited, for example after the return from the provider's page, which is asked while the owner waits. */
export function AwaitedPayment({ plan, isOwner }: AwaitedPaymentProps) {
  const [refresh, { loading }] = useMutation(RefreshPaymentDocument);
  useEffect(() => {
    if (!isOwner) return undefined;
    let asked = 0;
    const ask = () => {
      asked += 1;
      if (asked >= QUESTIONS) clearInterval(timer);
      refresh().catch(() => undefined); // the next question, or a click, reports the failure
    };
    const timer = setInterval(ask, PAUSE);
    ask();
    return () => clearInterval(timer);
  }, [isOwner, refresh]);
  const ask = async () => {
    try {
      await refresh();
    } catch (error) {
      notify.error(readError(error).message || t.failed);
    }
  };
  return (
    <Alert title={t.awaited(texts.planNames[plan])} color="gray" icon={<IconClock aria-hidden />}>
      {t.awaitedText}
      {isOwner && (
        <Group gap="sm" mt="md">
          <PayButton plan={plan} label={t.goToPayment} variant="default" />
          <Button variant="subtle" loading={loading} onClick={() => void ask()}>
            {t.checkAgain}
          </Button>
        </Group>
      )}
    </Alert>
  );
}
