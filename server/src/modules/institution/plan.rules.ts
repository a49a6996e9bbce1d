/** Price and limit of a plan (document 2, section 9). */
export interface PlanTerms {
  /** Dollars per month. Null if negotiated. */
  price: number | null;
  /** Most students that may be members at a time. Null if unlimited. */
  students: number | null;
}

/** Terms of all plans, from the smallest to the largest. The server enforces them, and the client shows them. */
export const PLAN_TERMS = {
  free: { price: 0, students: 3 },
  starter: { price: 29, students: 20 },
  professional: { price: 79, students: 100 },
  enterprise: { price: null, students: null },
} as const satisfies Record<string, PlanTerms>;

/** Returns whether a plan costs less than another one. A negotiated price counts as the highest. */
export const costsLess = (plan: PlanTerms, than: PlanTerms): boolean =>
  (plan.price ?? Infinity) < (than.price ?? Infinity);

/** Messages of a plan that the owner of an institution cannot choose. */
export const PLAN_MESSAGES = {
  /** A plan that does not cost less than the present one. */
  notSmaller: 'Only a smaller plan can be chosen here. To get a larger one, use Contact Sales at /pricing.',
  /** A last day before today. */
  over: 'Choose a day that isn’t over.',
  /** A last day of Free. */
  endless: 'Free has no last day.',
  /** A plan that includes fewer students than the institution has. */
  tooSmall: (students: number) =>
    `This plan includes ${students} students, and your institution has more. Remove students first, or choose a larger plan.`,
};
