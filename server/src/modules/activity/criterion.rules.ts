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

/** Most that a criterion scores: all of its share. */
export const FULL_SCORE = 100;

/** Returns the points that scores from 0 to 100 in the order of the criteria come to, rounded. */
export const pointsOf = (
  criteria: readonly { percent: number }[],
  scores: readonly number[],
  most: number,
): number =>
  Math.round(
    criteria.reduce((sum, { percent }, at) => sum + percent * (scores[at] ?? 0), 0) *
      (most / (100 * FULL_SCORE)),
  );

/** Returns the sum of all shares. */
export const totalOf = (criteria: readonly { percent: number | null | undefined }[]): number =>
  criteria.reduce((sum, { percent }) => sum + (percent ?? 0), 0);
