import { Button } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { keepChosenPlan } from '#lib/chosenPlan';
import { request } from '#lib/request';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { SubscribeFromPricingDocument } from './Pricing.public.generated.ts';
import type { Plan } from './plans.ts';

/** Button that leads to the provider's page on which the owner pays for the chosen plan. */
export function SubscribeButton({ plan, children }: { plan: Plan; children: string }) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      const { startSubscription } = await request(SubscribeFromPricingDocument, { plan: plan.id });
      if (!startSubscription) return;
      keepChosenPlan(null);
      window.location.assign(startSubscription.paymentUrl);
    } catch (error) {
      notify.error(readError(error).message || texts.subscription.failed);
      setLeaving(false);
    }
  };
  return (
    <Button px="lg" loading={isLeaving} onClick={() => void leave()}>
      {children}
    </Button>
  );
}
