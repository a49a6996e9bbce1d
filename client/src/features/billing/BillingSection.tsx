import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { readError } from '#lib/errors';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import type { Plan } from '#texts/enums.generated';
import { ErrorState } from '#ui/ErrorState';
import { SettingsSection } from '#ui/SettingsSection';
import { BillingDocument } from './Billing.generated.ts';
import { PlanUse } from './PlanUse.tsx';
import { smallerPlans, termsOf } from './planTerms.ts';
import { RequestedPlan } from './RequestedPlan.tsx';

const ChangePlanDialog = lazy(() => import('./ChangePlanDialog.tsx'));
const LiveBilling = lazy(() => import('./LiveBilling.tsx'));
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
          requested={institution.requestedPlan}
          students={institution.figures?.studentCount ?? 0}
          isOwner={isOwner}
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
  /** Plan that awaits the confirmation of the platform's staff. */
  requested: Plan | null;
  students: number;
  isOwner: boolean;
}

function PlanOverview({ name, plan, requested, students, isOwner }: PlanOverviewProps) {
  const [dialog, setDialog] = useState<'plan' | 'sales' | null>(null);
  const close = () => setDialog(null);
  const { price } = termsOf(plan);
  return (
    <Stack gap="lg" maw={560}>
      <div>
        <Text fw={600}>{texts.planNames[plan]}</Text>
        <Text c="dimmed">{price === null ? t.negotiated : t.price(price)}</Text>
      </div>
      {requested && <RequestedPlan plan={plan} requested={requested} isOwner={isOwner} />}
      <PlanUse students={students} limit={termsOf(plan).students} />
      {isOwner ? (
        <Group gap="sm">
          {plan !== 'ENTERPRISE' && <Button onClick={() => setDialog('sales')}>{t.larger}</Button>}
          {smallerPlans(plan).length > 0 && (
            <Button variant="default" onClick={() => setDialog('plan')}>
              {t.smaller}
            </Button>
          )}
        </Group>
      ) : (
        <Text c="dimmed">{t.ownerOnly}</Text>
      )}
      <Suspense>
        {dialog === 'plan' && <ChangePlanDialog plan={plan} onClose={close} />}
        {dialog === 'sales' && <ContactSalesDialog institution={name} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
