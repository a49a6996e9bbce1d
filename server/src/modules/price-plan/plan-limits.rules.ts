/** Limits of plans, without zod. */

/** Maximum number of plans that a cohort offers. */
export const MAX_PLANS = 10;

/** Maximum number of features that a plan lists. */
export const MAX_FEATURES = 20;
