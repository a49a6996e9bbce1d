import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { formatMoney } from '#texts/formatting';
import { CouponOfferDocument } from './CheckoutPage.generated.ts';
import type { CheckoutValues, Offer } from './checkoutSteps.ts';

const t = texts.checkout.coupon;

interface CouponFieldProps {
  cohortId: string;
  /** Offer of the applied code; null without one. */
  offer: Offer | null;
  onOffer: (offer: Offer | null) => void;
}

/** Field for a code. A code is applied before the order, so that the student sees the total first. */
export function CouponField({ cohortId, offer, onOffer }: CouponFieldProps) {
  const client = useApolloClient();
  const { register, getValues, setValue, setError, clearErrors, setFocus, getFieldState, formState } =
    useFormContext<CheckoutValues>();
  const [isBusy, setBusy] = useState(false);
  const apply = async () => {
    const { couponCode, planId } = getValues();
    const code = couponCode.trim();
    if (code === '') return setError('couponCode', { message: t.missing }, { shouldFocus: true });
    setBusy(true);
    try {
      const { data } = await client.query({
        query: CouponOfferDocument,
        variables: { cohortId, planId: planId || null, code },
        fetchPolicy: 'no-cache',
      });
      clearErrors('couponCode');
      if (data?.couponOffer) onOffer({ ...data.couponOffer, planId });
    } catch (error) {
      setError('couponCode', { message: readError(error).message || t.failed }, { shouldFocus: true });
    } finally {
      setBusy(false);
    }
  };
  const remove = () => {
    onOffer(null);
    setValue('couponCode', '');
    setTimeout(() => setFocus('couponCode')); // the pressed button is gone
  };
  if (offer)
    return (
      <Group gap="sm" justify="space-between">
        <Text role="status">{t.applied(offer.code, formatMoney(offer.discount))}</Text>
        <Button size="compact-sm" variant="default" aria-label={t.removeNamed(offer.code)} onClick={remove}>
          {t.remove}
        </Button>
      </Group>
    );
  return (
    <Group gap="sm" align="flex-start" wrap="nowrap">
      <TextInput
        {...register('couponCode')}
        label={t.label}
        error={getFieldState('couponCode', formState).error?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        style={{ flex: 1 }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // applies the code instead of ordering without it
          void apply();
        }}
      />
      <Button variant="default" mt={25} loading={isBusy} onClick={() => void apply()}>
        {t.apply}
      </Button>
    </Group>
  );
}
