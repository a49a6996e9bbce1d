import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { decimalOf } from '@rules/kernel/money';
import { notify } from '#lib/toasts';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { PlanFields } from './PlanFields.tsx';
import type { PlanValues } from './planValues.ts';
import {
  PricePlansForm_CohortFragmentDoc,
  SetPricePlansDocument,
  type PricePlansForm_CohortFragment,
} from './PricePlansForm.generated.ts';

// Loaded after the form.
const rules = async () => (await import('@rules/price-plan/price-plan')).pricePlansFormRules;

const t = texts.pricePlan;

/** Form with the plans of a cohort, saved on its own. */
export function PricePlansForm({ cohort: ref }: { cohort: FragmentType<PricePlansForm_CohortFragment> }) {
  const cohort = useFragmentData(PricePlansForm_CohortFragmentDoc, ref);
  const [setPlans] = useMutation(SetPricePlansDocument);
  const { id, version } = cohort;
  return (
    <Card component="section" aria-labelledby="price-plans-title" id="plans">
      <Title order={2} size="h3" id="price-plans-title">
        {t.plans}
      </Title>
      <Text c="dimmed" mb="md">
        {t.hint}
      </Text>
      <Form
        // Saved plans have IDs, which the form takes over.
        key={cohort.plans.map((plan) => plan.id).join()}
        schema={rules}
        defaultValues={{ plans: cohort.plans.map(valuesOf) }}
        draftKey={`price-plans ${id}`}
        errorText={(error) => error.message || t.failed}
        onSubmit={async ({ plans }) => {
          const input = plans.map((plan) => ({ ...plan, id: plan.id || null, price: plan.price! }));
          await setPlans({ variables: { input: { id, version, plans: input } } });
          notify.success(t.saved);
        }}
      >
        <Stack gap="md">
          <PlanFields />
          <Group justify="flex-end">
            <SubmitButton>{t.save}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </Card>
  );
}

const valuesOf = (plan: PricePlansForm_CohortFragment['plans'][number]): PlanValues => ({
  id: plan.id,
  name: plan.name,
  description: plan.description,
  price: decimalOf(plan.price.amount).replace('.00', ''),
  features: plan.features.join('\n'),
  seats: plan.seats ?? null,
  includesLive: plan.includesLive,
  includesGrading: plan.includesGrading,
  includesCertificate: plan.includesCertificate,
});
