/** Percentage of the included students from which the owner of an institution is notified. */
const WARNED_FROM = 80;

/** Use of a plan of which the owner is notified. */
export type PlanUseLevel = 'almost-full' | 'full';

/**
 * Returns how full a plan is. Null while it has room.
 * @param limit most students; null if unlimited
 */
export function planUseOf(students: number, limit: number | null): PlanUseLevel | null {
  if (limit === null) return null;
  if (students >= limit) return 'full';
  return students * 100 >= limit * WARNED_FROM ? 'almost-full' : null;
}

/** Messages of PLAN_LIMIT for the person who joins and for the admin who adds people. */
export const LIMIT_MESSAGES = {
  /** A person who joins. */
  person: 'This institution has no place for another student right now. Ask its staff to make room.',
  /** An admin who adds a student. */
  staff: (limit: number) =>
    `Your plan includes ${limit} students, and all places are taken. Get a larger plan at /isettings?tab=billing, or remove a student.`,
  /** An admin who invites a student. Open invitations count as well. */
  invitations: (limit: number) =>
    `Your plan includes ${limit} students, and all places are taken or promised in invitations. Get a larger plan at /isettings?tab=billing, or cancel an invitation.`,
};
