import { keepChosenPlan } from '#lib/chosenPlan';
import { readError } from '#lib/errors';
import { request } from '#lib/request';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { KeepRequestedPlanDocument } from './Pricing.public.generated.ts';
import type { Plan } from './plans.ts';

/**
 * Keeps a plan as the one that the institution of the session wants. Only its owner decides this: the choice of others of its
 * staff changes nothing. A failure is shown, and the choice stays in this browser.
 */
export async function requestPlan({ id }: Plan): Promise<void> {
  try {
    await request(KeepRequestedPlanDocument, { plan: id });
    keepChosenPlan(null);
  } catch (error) {
    if (readError(error).code !== 'FORBIDDEN') notify.error(texts.pricing.notKept);
  }
}
