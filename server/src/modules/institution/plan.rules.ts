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
