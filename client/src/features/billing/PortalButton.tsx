import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { OpenBillingPortalDocument } from './PlanSubscription.generated.ts';

const t = texts.subscription;

/** Button that leads to the provider's page of cards and open invoices. */
export function PortalButton({ isUrgent }: { isUrgent: boolean }) {
  const [open] = useMutation(OpenBillingPortalDocument);
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      const { data } = await open();
      if (data?.openBillingPortal) window.location.assign(data.openBillingPortal.url);
    } catch (error) {
      notify.error(readError(error).message || t.failed);
      setLeaving(false);
    }
  };
  return (
    <Button variant={isUrgent ? 'filled' : 'default'} loading={isLeaving} onClick={() => void leave()}>
      {isUrgent ? t.updateCard : t.cards}
    </Button>
  );
}
