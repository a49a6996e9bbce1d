import type { FragmentType } from '@apollo/client';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatMoney } from '#texts/formatting';
import {
  CheckoutDone_EnrollmentFragmentDoc,
  type CheckoutDone_EnrollmentFragment,
} from './CheckoutPage.generated.ts';
import { PayButton } from './PayButton.tsx';
import { SeatHold } from './SeatHold.tsx';

const LiveCheckout = lazy(() => import('./LiveCheckout.tsx'));

const t = texts.checkout;

interface CheckoutDoneProps {
  enrollment: FragmentType<CheckoutDone_EnrollmentFragment>;
  cohortId: string;
}

/** Result of a checkout: a seat, one that is held until the payment arrives, or a place on the waitlist. */
export function CheckoutDone({ enrollment: ref, cohortId }: CheckoutDoneProps) {
  const { status, waitlistPosition, plan, order } = useFragmentData(CheckoutDone_EnrollmentFragmentDoc, ref);
  const isPayable = order?.provider === 'STRIPE' && order.status === 'AWAITED';
  const done = status === 'PENDING' ? t.held : status === 'WAITLISTED' ? t.waiting : t.done;
  return (
    <Card component="section" aria-labelledby="done-title" maw={720}>
      <Suspense>
        <LiveCheckout />
      </Suspense>
      <div role="status">
        <Title order={2} size="h3" id="done-title">
          {done.title}
        </Title>
        <Text mt="xs">{done.text}</Text>
        {waitlistPosition != null && <Text mt="xs">{texts.cohortDetail.position(waitlistPosition)}</Text>}
      </div>
      {plan && <Text mt="xs">{t.planOf(plan.name)}</Text>}
      {order && (
        <Text mt="xs">
          {texts.order.statuses[order.status]}: {formatMoney(order.amount)} {order.amount.currency}
          {order.receiptNumber != null && ` · ${texts.order.receiptNamed(order.receiptNumber)}`}
        </Text>
      )}
      {order?.couponCode && (
        <Text mt="xs">{t.coupon.applied(order.couponCode, formatMoney(order.discount))}</Text>
      )}
      {order?.status === 'AWAITED' && order.heldUntil && <SeatHold until={order.heldUntil} />}
      {order?.provider === 'DEMO' && (
        <Text c="dimmed" size="xs" mt="xs">
          {t.demoDone}
        </Text>
      )}
      <Group mt="lg" gap="sm">
        {isPayable && <PayButton id={order.id} />}
        <Button component={AppLink} to={paths.cohort(cohortId)} variant={isPayable ? 'default' : 'filled'}>
          {t.toCohort}
        </Button>
        {order && (
          <Button component={AppLink} to={paths.orders} variant="default">
            {t.toOrders}
          </Button>
        )}
      </Group>
    </Card>
  );
}
