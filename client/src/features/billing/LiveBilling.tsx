import { useSubscription } from '@apollo/client/react';
import { useRefetchSoon } from '#lib/useRefetchSoon';
import { BillingDocument } from './Billing.generated.ts';
import { PlanInvoicesDocument } from './Invoices.generated.ts';
import { LiveBillingDocument, LiveJoiningDocument } from './LiveBilling.generated.ts';

/** Subscribes to the plan of the institution and to the number of its students. Its own chunk. */
export default function LiveBilling() {
  const refetchSoon = useRefetchSoon(BillingDocument);
  const refetchInvoicesSoon = useRefetchSoon(PlanInvoicesDocument);
  useSubscription(LiveBillingDocument, { ignoreResults: true, onData: refetchInvoicesSoon });
  useSubscription(LiveJoiningDocument, {
    ignoreResults: true,
    fetchPolicy: 'no-cache', // it has no object to keep
    onData: refetchSoon,
  });
  return null;
}
