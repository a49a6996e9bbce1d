import type { FragmentType } from '@apollo/client';
import { Card, Title } from '@mantine/core';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { PlanFacts } from '#ui/plan/PlanFacts';
import classes from '#ui/plan/plan.module.css';
import { CohortPlans_CohortFragmentDoc, type CohortPlans_CohortFragment } from './CohortPlans.generated.ts';

interface CohortPlansProps {
  cohort: FragmentType<CohortPlans_CohortFragment>;
}

/** Plans of a cohort side by side; nothing without any. */
export function CohortPlans({ cohort: ref }: CohortPlansProps) {
  const { plans } = useFragmentData(CohortPlans_CohortFragmentDoc, ref);
  if (plans.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="plans-title">
      <Title order={2} size="h3" id="plans-title" mb="md">
        {texts.pricePlan.plans}
      </Title>
      <ul className={classes.plans}>
        {plans.map((plan) => (
          <li key={plan.id} className={classes.plan}>
            <PlanFacts plan={plan} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
