import { useSubscription } from '@apollo/client/react';
import { CheckoutScreenDocument } from './CheckoutPage.generated.ts';
import { LiveCheckoutDocument } from './LiveCheckout.generated.ts';

/** Subscribes to the viewer's orders while a payment is awaited, and loads the screen again when one changes. Its own chunk. */
export default function LiveCheckout() {
  useSubscription(LiveCheckoutDocument, {
    ignoreResults: true,
    onData: ({ client }) => void client.refetchQueries({ include: [CheckoutScreenDocument] }),
  });
  return null;
}
