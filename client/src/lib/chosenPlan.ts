import { texts } from '#texts/en';
import type { Plan } from '#texts/enums.generated';

const KEY = 'chosen-plan';

/**
 * Returns the plan that was chosen in this browser and that no institution has yet; null without one. It outlives the tab,
 * because the link of the verification mail may open another one.
 */
export function loadChosenPlan(): Plan | null {
  try {
    const plan = localStorage.getItem(KEY);
    return plan !== null && plan in texts.planNames ? (plan as Plan) : null;
  } catch {
    return null;
  }
}

/** Keeps the chosen plan; null forgets it. With blocked storage it has to be chosen again after signing up. */
export function keepChosenPlan(plan: Plan | null): void {
  try {
    if (plan === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, plan);
  } catch {
    return;
  }
}
