import { Alert, Anchor, Stack, Text, TextInput } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { formatMoney, type Money } from '#texts/formatting';
import { CheckboxField } from '#ui/fields';
import classes from './checkout.module.css';
import type { CheckoutValues, Offer } from './checkoutSteps.ts';
import { CouponField } from './CouponField.tsx';
import type { CheckoutScreenQuery } from './CheckoutPage.generated.ts';

const t = texts.checkout;

const METHODS = ['credit-card', 'paypal', 'invoice'] as const;

interface PaymentStepProps {
  cohortId: string;
  /** Price without a code. */
  price: Money;
  offer: Offer | null;
  onOffer: (offer: Offer | null) => void;
  provider: CheckoutScreenQuery['paymentProvider'];
  institution: string;
}

/**
 * Way to pay. Card data never reaches this server: outside of a provider's own page its fields are shown, but nobody can fill
 * them in.
 */
export function PaymentStep({ cohortId, price, offer, onOffer, provider, institution }: PaymentStepProps) {
  const { register } = useFormContext<CheckoutValues>();
  const method = useWatch<CheckoutValues, 'method'>({ name: 'method' });
  const amount = offer?.amount ?? price;
  const total = (
    <>
      {offer && (
        <Text>
          {t.coupon.price} <s>{formatMoney(price)}</s>
        </Text>
      )}
      <Text className={classes.amount ?? ''}>
        {t.total} <strong>{formatMoney(amount)}</strong> {amount.currency}
      </Text>
      <CouponField cohortId={cohortId} offer={offer} onOffer={onOffer} />
    </>
  );
  if (amount.amount === 0)
    return (
      <Stack gap="md">
        {total}
        <Text>{t.coupon.nothingToPay}</Text>
      </Stack>
    );
  return (
    <Stack gap="md">
      {total}
      <Alert color={provider === 'DEMO' ? 'yellow' : 'blue'} title={t.providers[provider].title}>
        {t.providers[provider].text(institution)}
      </Alert>
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{t.method}</legend>
        {METHODS.filter((value) => provider !== 'STRIPE' || value !== 'invoice').map((value) => (
          <label key={value} className={classes.method}>
            <input type="radio" value={value} {...register('method')} />
            {t.methods[value]}
          </label>
        ))}
      </fieldset>
      {method === 'credit-card' && provider !== 'STRIPE' && <CardFields />}
    </Stack>
  );
}

function CardFields() {
  return (
    <div role="group" aria-label={t.card}>
      <div className={classes.formGrid}>
        <TextInput label={t.cardNumber} placeholder="0000 0000 0000 0000" disabled />
        <TextInput label={t.expiryDate} placeholder={t.expiryFormat} disabled />
        <TextInput label={t.cvv} placeholder="000" disabled />
      </div>
      <Text size="xs" c="dimmed" mt={6}>
        {t.cardHint}
      </Text>
    </div>
  );
}

/** Consent to the terms, in the last step. */
export function Terms() {
  return (
    <div className={classes.terms}>
      <CheckboxField<CheckoutValues> name="acceptTerms" label={t.accept} />
      <Anchor href={paths.terms} target="_blank" rel="noopener" size="sm">
        {t.terms}
      </Anchor>
    </div>
  );
}
