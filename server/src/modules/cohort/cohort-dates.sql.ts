/** A move of local dates: by days, from the local time of one time zone (IANA name) to that of another. */
export interface DateMove {
  days: number;
  fromZone: string;
  toZone: string;
}

/**
 * Returns SQL of an instant after a move, for `moveValues`. The local time of day stays, whatever daylight saving does; a
 * skipped local time is moved later.
 */
export const movedSql = (instant: string): string =>
  `((${instant} at time zone ?::text + make_interval(days => ?::int)) at time zone ?::text)`;

/** Values of one `movedSql`. */
export const moveValues = ({ days, fromZone, toZone }: DateMove): unknown[] => [fromZone, days, toZone];
