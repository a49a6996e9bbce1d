/** Share of a grade that one aspect of the work has. */
export interface Criterion {
  name: string;
  /** 1 to 100. Those of an activity add up to 100. */
  percent: number;
}

/** Criteria of a new activity, unless its author chooses others (document 2, section 9). */
export const DEFAULT_CRITERIA: readonly Criterion[] = [
  { name: 'Functionality', percent: 50 },
  { name: 'Code Quality', percent: 30 },
  { name: 'UI/UX', percent: 20 },
];

export const MAX_CRITERIA = 10;

/** Returns the sum of all shares. */
export const totalOf = (criteria: readonly { percent: number | null | undefined }[]): number =>
  criteria.reduce((sum, { percent }) => sum + (percent ?? 0), 0);
