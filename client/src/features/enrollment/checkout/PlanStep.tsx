import { useFormContext } from 'react-hook-form';
import { texts } from '#texts/en';
import { PlanFacts, type ShownPlan } from '#ui/plan/PlanFacts';
import planClasses from '#ui/plan/plan.module.css';
import classes from './checkout.module.css';
import type { CheckoutValues } from './checkoutSteps.ts';

/** Choice of a plan. Plans without free seats cannot be chosen. */
export function PlanStep({ plans }: { plans: readonly (ShownPlan & { id: string })[] }) {
  const { register } = useFormContext<CheckoutValues>();
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.hidden}>{texts.checkout.steps.plan}</legend>
      <div className={planClasses.plans}>
        {plans.map((plan) => (
          <label key={plan.id} className={`${planClasses.plan} ${classes.choice}`}>
            <input
              type="radio"
              value={plan.id}
              aria-label={plan.name}
              disabled={plan.seatsRemaining === 0}
              {...register('planId')}
            />
            <PlanFacts plan={plan} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
