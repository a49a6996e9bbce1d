import { texts } from '#texts/en';
import classes from './checkout.module.css';
import type { Step } from './checkoutSteps.ts';

const t = texts.checkout;

/** Steps of the checkout, the current one marked. */
export function StepList({ steps, current }: { steps: readonly Step[]; current: Step }) {
  const at = steps.indexOf(current);
  return (
    <ol className={classes.steps} aria-label={t.progress}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-done={index < at || undefined}
        >
          <span aria-hidden>{index + 1}</span>
          {t.steps[step]}
        </li>
      ))}
    </ol>
  );
}
