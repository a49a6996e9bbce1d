import { useMutation } from '@apollo/client/react';
import { Alert, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { texts } from '#texts/en';
import type { Plan } from '#texts/enums.generated';
import { formatDay } from '#texts/formatting';
import { AwaitedPayment } from './AwaitedPayment.tsx';
import type { BillingQuery } from './Billing.generated.ts';
import { paidPlans, termsOf } from './planTerms.ts';
import { PortalButton } from './PortalButton.tsx';
import {
  CancelPaidPlanDocument,
  ChangePaidPlanDocument,
  ResumePaidPlanDocument,
} from './PlanSubscription.generated.ts';
import { SubscriptionAction } from './SubscriptionAction.tsx';

const t = texts.subscription;

type Billed = NonNullable<NonNullable<BillingQuery['viewer']>['institution']>;

/** Open subscription of an institution. */
export type Subscribed = NonNullable<Billed['subscription']>;

interface PlanSubscriptionProps {
  subscription: Subscribed;
  isOwner: boolean;
  /** Further buttons of a paid subscription. */
  children: ReactNode;
}

/** Subscription that pays for the plan: what happens next, and for the owner what can be done. */
export function PlanSubscription({ subscription, isOwner, children }: PlanSubscriptionProps) {
  const { status, cancelAt } = subscription;
  if (status === 'PENDING') return <AwaitedPayment plan={subscription.plan} isOwner={isOwner} />;
  return (
    <Stack gap="md">
      {status === 'PAST_DUE' ? (
        <Alert color="red" title={t.pastDue} icon={<IconAlertTriangle aria-hidden />}>
          {t.pastDueText}
        </Alert>
      ) : (
        <Text>{nextOf(subscription)}</Text>
      )}
      {isOwner && (
        <Group gap="sm">
          <PortalButton isUrgent={status === 'PAST_DUE'} />
          {status === 'ACTIVE' && !cancelAt && <PlanChanges subscription={subscription} />}
          {cancelAt ? <Resume cancelAt={cancelAt} /> : <Cancel subscription={subscription} />}
          {children}
        </Group>
      )}
    </Stack>
  );
}

/** Sentence about the end of the present period. */
function nextOf({ plan, nextPlan, currentPeriodEnd, cancelAt }: Subscribed): string {
  if (cancelAt) return t.ends(formatDay(cancelAt));
  if (!currentPeriodEnd) return '';
  const day = formatDay(currentPeriodEnd);
  const price = termsOf(nextPlan ?? plan).price ?? 0;
  return nextPlan ? t.changes(texts.planNames[nextPlan], day, price) : t.renews(day, price);
}

/** Buttons for the other paid plans, or the one that takes a smaller plan back. */
function PlanChanges({ subscription: { plan, nextPlan, currentPeriodEnd } }: { subscription: Subscribed }) {
  const [change] = useMutation(ChangePaidPlanDocument);
  const day = currentPeriodEnd ? formatDay(currentPeriodEnd) : '';
  const textOf = (to: Plan, name: string) => {
    if (to === plan) return t.keepText(name);
    const isLarger = (termsOf(to).price ?? 0) > (termsOf(plan).price ?? 0);
    return isLarger ? t.upText(name, termsOf(to).price ?? 0) : t.downText(name, day);
  };
  return paidPlans
    .filter((to) => to !== (nextPlan ?? plan))
    .map((to) => {
      const name = texts.planNames[to];
      return (
        <SubscriptionAction
          key={to}
          label={to === plan ? t.keep(name) : t.changeTo(name)}
          text={textOf(to, name)}
          done={t.changed}
          send={() => change({ variables: { plan: to } })}
        />
      );
    });
}

function Cancel({ subscription: { currentPeriodEnd, status } }: { subscription: Subscribed }) {
  const [cancel] = useMutation(CancelPaidPlanDocument);
  return (
    <SubscriptionAction
      label={t.cancel}
      text={status === 'PAST_DUE' ? t.cancelUnpaid : t.cancelText(formatDay(currentPeriodEnd ?? ''))}
      done={t.cancelled}
      cancelLabel={t.goOn}
      isDestructive
      send={() => cancel()}
    />
  );
}

function Resume({ cancelAt }: { cancelAt: string }) {
  const [resume] = useMutation(ResumePaidPlanDocument);
  return (
    <SubscriptionAction
      label={t.resume}
      text={t.resumeText(formatDay(cancelAt))}
      done={t.resumed}
      isMain
      send={() => resume()}
    />
  );
}
