import type { FragmentType } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { decimalOf } from '@rules/kernel/money';
import { notify } from '#lib/toasts';
import { useFragmentData } from '#lib/useFragmentData';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { Form } from '#ui/Form';
import { MergeChoice } from '#ui/MergeChoice';
import { SubmitButton } from '#ui/SubmitButton';
import { useMergedForm } from '#ui/useMergedForm';
import { EditCohortDocument } from '../EditCohortPage.generated.ts';
import { PlanFields } from './PlanFields.tsx';
import type { PlansValues, PlanValues } from './planValues.ts';
import {
  PricePlansForm_CohortFragmentDoc,
  SetPricePlansDocument,
  type PricePlansForm_CohortFragment,
} from './PricePlansForm.generated.ts';

// Loaded after the form.
const rules = async () => (await import('@rules/price-plan/price-plan')).pricePlansFormRules;

const t = texts.pricePlan;

/** Form with the plans of a cohort, saved on its own. It does not replace plans that someone else changed unseen. */
export function PricePlansForm({ cohort: ref }: { cohort: FragmentType<PricePlansForm_CohortFragment> }) {
  const cohort = useFragmentData(PricePlansForm_CohortFragmentDoc, ref);
  const [setPlans] = useMutation(SetPricePlansDocument);
  const { id } = cohort;
  const client = useApolloClient();
  const readCohort = useLatest(PricePlansForm_CohortFragmentDoc, cohort);
  // Live updates bring the version of the cohort without its plans, and a version must not be sent with older plans.
  const known = useRef(cohort);
  const { round, values, draftKey, save, choice } = useMergedForm<PlansValues>({
    draftName: `price-plans ${id}`,
    readLatest: () => ({ plans: known.current.plans.map(valuesOf) }),
    reload: async () => {
      await client.query({ query: EditCohortDocument, variables: { id }, fetchPolicy: 'network-only' });
      known.current = readCohort();
    },
  });
  return (
    <Card component="section" aria-labelledby="price-plans-title" id="plans">
      <Title order={2} size="h3" id="price-plans-title">
        {t.plans}
      </Title>
      <Text c="dimmed" mb="md">
        {t.hint}
      </Text>
      <MergeChoice title={t.conflict} choice={choice} />
      <Form
        key={round}
        schema={rules}
        defaultValues={values}
        draftKey={draftKey}
        errorText={(error) => error.message || t.failed}
        onSubmit={async ({ plans }, form) => {
          const stored = await save(form.getValues(), async () => {
            const { version, plans: offered } = known.current;
            // A plan that someone else removed is offered again as a new one.
            const ids = new Set(offered.map((plan) => plan.id));
            const input = plans.map((plan) => ({
              ...plan,
              id: plan.id && ids.has(plan.id) ? plan.id : null,
              price: plan.price!,
            }));
            await setPlans({ variables: { input: { id, version, plans: input } } });
            known.current = readCohort();
          });
          form.reset(stored); // saved plans have IDs
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
