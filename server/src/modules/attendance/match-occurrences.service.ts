/** A session that results from the recurring schedule. */
export interface Occurrence {
  id: string;
  /** Local day of the schedule, YYYY-MM-DD. */
  day: string;
  /** Whether it stays as it is: it was held, changed on its own, or cancelled. */
  isFixed: boolean;
}

/** Differences between the sessions of a cohort and its schedule. */
export interface Matched<T extends Occurrence> {
  /** Sessions with the start that the schedule gives them. */
  kept: { session: T; at: Date }[];
  /** Sessions that the schedule no longer has. */
  gone: T[];
  /** Starts without a session. */
  added: Date[];
}

/**
 * Matches sessions with the meetings of a schedule by their day, of which each has one at most. So a session keeps its ID
 * when its time changes, and one that was moved or cancelled on its own is not added again.
 * @param wanted start of each day's meeting
 */
export function matchOccurrences<T extends Occurrence>(
  sessions: readonly T[],
  wanted: ReadonlyMap<string, Date>,
): Matched<T> {
  const free = new Map(wanted);
  const matched: Matched<T> = { kept: [], gone: [], added: [] };
  for (const session of [
    ...sessions.filter(({ isFixed }) => isFixed),
    ...sessions.filter((s) => !s.isFixed),
  ]) {
    const at = free.get(session.day);
    if (at) matched.kept.push({ session, at });
    else if (!session.isFixed) matched.gone.push(session);
    free.delete(session.day);
  }
  matched.added.push(...free.values());
  return matched;
}
