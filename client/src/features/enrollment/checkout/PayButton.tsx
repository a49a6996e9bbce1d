import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { PayOrderDocument } from './CheckoutPage.generated.ts';

const t = texts.checkout;

/** Button that leads to the payment page of an order. The page is opened again when the provider did not answer before. */
export function PayButton({ id }: { id: string }) {
  const [open, { loading }] = useMutation(PayOrderDocument);
  const pay = async () => {
    try {
      const { data } = await open({ variables: { id } });
      const url = data?.payOrder?.order.paymentUrl;
      if (url) window.location.assign(url);
    } catch (error) {
      notify.error(readError(error).message || t.payFailed);
    }
  };
  return (
    <Button loading={loading} onClick={() => void pay()}>
      {t.pay}
    </Button>
  );
}
