/**
 * SQL for the lowest ID of a time. IDs of the log (UUID v7) start with their milliseconds, so a time range is
 * a range of the primary key and needs no other index.
 */
export const firstIdOf = (moment: string): string =>
  `(lpad(to_hex(floor(extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`;
