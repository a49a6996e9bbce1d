import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { readError } from '#lib/errors';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import type { Plan } from '#texts/enums.generated';
import { formatDay } from '#texts/formatting';
import { ErrorState } from '#ui/ErrorState';
import { SettingsSection } from '#ui/SettingsSection';
import { BillingDocument } from './Billing.generated.ts';
import { PlanUse } from './PlanUse.tsx';
import { PlanSubscription, type Subscribed } from './PlanSubscription.tsx';
import { paidPlans, smallerPlans, termsOf } from './planTerms.ts';
import { RequestedPlan } from './RequestedPlan.tsx';

const ChangePlanDialog = lazy(() => import('./ChangePlanDialog.tsx'));
const LiveBilling = lazy(() => import('./LiveBilling.tsx'));
const SubscribeDialog = lazy(() => import('./SubscribeDialog.tsx'));
const ContactSalesDialog = lazy(() => import('#ui/sales/ContactSalesDialog'));

const t = texts.billing;

/** Plan of the institution with its use, for its admins. The owner changes the plan. */
export default function BillingSection() {
  const { data, error, retry } = useScreenQuery(BillingDocument, {}, texts.institutionSettings.failed, 0);
  const institution = data?.viewer?.institution;
  const isOwner = data?.viewer?.membership?.isOwner ?? false;
  return (
    <SettingsSection title={t.title} description={t.description}>
      <Suspense>{institution && <LiveBilling />}</Suspense>
      {institution ? (
        <PlanOverview
          name={institution.name}
          plan={institution.plan ?? 'FREE'}
          until={institution.planUntil}
          requested={institution.requestedPlan}
          students={institution.figures?.studentCount ?? 0}
          isOwner={isOwner}
          subscription={institution.subscription}
          isSold={data.paymentProvider === 'STRIPE'}
        />
      ) : error ? (
        <ErrorState message={readError(error).message || texts.institutionSettings.failed} onRetry={retry} />
      ) : (
        <Skeleton h={160} />
      )}
    </SettingsSection>
  );
}

interface PlanOverviewProps {
  /** Name of the institution. */
  name: string;
  plan: Plan;
  /** Last day of the plan, YYYY-MM-DD. */
  until: string | null;
  /** Plan that awaits the confirmation of the platform's staff. */
  requested: Plan | null;
  students: number;
  isOwner: boolean;
  subscription: Subscribed | null;
  /** Whether owners pay for plans here. */
  isSold: boolean;
}

function PlanOverview(props: PlanOverviewProps) {
  const { name, plan, until, requested, students, isOwner, subscription, isSold } = props;
  const [dialog, setDialog] = useState<'plan' | 'sales' | 'subscribe' | null>(null);
  const close = () => setDialog(null);
  const { price } = termsOf(plan);
  const canSubscribe = isSold && !subscription && plan !== 'ENTERPRISE';
  const isPaid = subscription !== null && subscription.status !== 'PENDING';
  const sales = plan !== 'ENTERPRISE' && (
    <Button variant={isSold ? 'default' : 'filled'} onClick={() => setDialog('sales')}>
      {isSold ? t.sales : t.larger}
    </Button>
  );
  return (
    <Stack gap="lg" maw={640}>
      <div>
        <Text fw={600}>{texts.planNames[plan]}</Text>
        <Text c="dimmed">{price === null ? t.negotiated : t.price(price)}</Text>
        {until && <Text c="dimmed">{t.until(formatDay(until, 'UTC'))}</Text>}
      </div>
      {requested && <RequestedPlan plan={plan} requested={requested} isOwner={isOwner} />}
      <PlanUse students={students} limit={termsOf(plan).students} />
      {subscription && (
        <PlanSubscription subscription={subscription} isOwner={isOwner}>
          {sales}
        </PlanSubscription>
      )}
      {!isOwner && <Text c="dimmed">{t.ownerOnly}</Text>}
      {isOwner && !isPaid && (
        <Stack gap="sm">
          <Group gap="sm">
            {canSubscribe && (
              <Button onClick={() => setDialog('subscribe')}>{texts.subscription.open}</Button>
            )}
            {sales}
            {smallerPlans(plan).length > 0 && (
              <Button variant="default" onClick={() => setDialog('plan')}>
                {t.smaller}
              </Button>
            )}
          </Group>
          {!isSold && <Text c="dimmed">{texts.subscription.notSold}</Text>}
        </Stack>
      )}
      <Suspense>
        {dialog === 'plan' && <ChangePlanDialog plan={plan} onClose={close} />}
        {dialog === 'subscribe' && (
          <SubscribeDialog
            plan={paidPlans.find((one) => one === (requested ?? plan)) ?? paidPlans[0]!}
            onClose={close}
          />
        )}
        {dialog === 'sales' && <ContactSalesDialog institution={name} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
