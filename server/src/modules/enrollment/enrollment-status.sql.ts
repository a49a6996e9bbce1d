import { LIVE_STATUSES, OPEN_STATUSES, SEAT_STATUSES } from './enrollment.enums.ts';

const isAmong = (column: string, statuses: readonly string[]) =>
  `${column} in (${statuses.map((status) => `'${status}'`).join(', ')})`;

/**
 * SQL condition: the enrollment has a seat. Written out instead of bound, so that partial indexes are used.
 * @param column the enrollment's status column, such as `e.status`
 */
export const statusHasSeat = (column: string): string => isAmong(column, SEAT_STATUSES);

/** SQL condition: the enrollment is live. A person has at most one of these in a cohort. */
export const statusIsLive = (column: string): string => isAmong(column, LIVE_STATUSES);

/** SQL condition: the enrollment is live and not completed. */
export const statusIsOpen = (column: string): string => isAmong(column, OPEN_STATUSES);

/** SQL function `is_live_enrollment(status)`, for statements of the platform. The planner puts the condition in its place. */
export const IS_LIVE_ENROLLMENT = `
  create or replace function public.is_live_enrollment(status text) returns boolean language sql immutable parallel safe
    return ${statusIsLive('status')};`;
