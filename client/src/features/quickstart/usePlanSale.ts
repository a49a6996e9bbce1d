import { useEffect, useState } from 'react';
import { request } from '#lib/request';
import { PlanSaleDocument } from './Pricing.public.generated.ts';

/** `subscribe`: the owner pays for a plan here. `manage`: there is a subscription, which is changed in Billing. */
export type PlanSale = 'subscribe' | 'manage' | null;

/** Returns how the viewer gets a paid plan. Null for everyone who does not pay for plans here, and until it is known. */
export function usePlanSale(isVisitor: boolean): PlanSale {
  const [sale, setSale] = useState<PlanSale>(null);
  useEffect(() => {
    if (isVisitor) return;
    request(PlanSaleDocument, {})
      .then(({ paymentProvider, viewer }) => {
        const institution = viewer?.institution;
        if (paymentProvider !== 'STRIPE' || !viewer?.membership?.isOwner || !institution) return;
        if (institution.subscription && institution.subscription.status !== 'PENDING') setSale('manage');
        else if (institution.plan !== 'ENTERPRISE') setSale('subscribe');
      })
      .catch(() => undefined); // the plan can be chosen all the same
  }, [isVisitor]);
  return sale;
}
