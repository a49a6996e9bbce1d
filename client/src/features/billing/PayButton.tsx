import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import type { Plan } from '#texts/enums.generated';
import { StartPayingDocument } from './PlanSubscription.generated.ts';

interface PayButtonProps {
  plan: Plan;
  label: string;
  variant: 'filled' | 'default';
}

/** Button that leads to the provider's page on which the owner pays for a plan. */
export function PayButton({ plan, label, variant }: PayButtonProps) {
  const [start] = useMutation(StartPayingDocument, { fetchPolicy: 'no-cache' }); // the page is left
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      const { data } = await start({ variables: { plan } });
      if (data?.startSubscription) window.location.assign(data.startSubscription.paymentUrl);
    } catch (error) {
      notify.error(readError(error).message || texts.subscription.failed);
      setLeaving(false);
    }
  };
  return (
    <Button variant={variant} loading={isLeaving} onClick={() => void leave()}>
      {label}
    </Button>
  );
}
