/**
 * SQL for the least identity of a moment, given as SQL too. The log's identities (UUID v7) begin with their
 * milliseconds, so that a stretch of time is a stretch of the primary key and needs no index of its own.
 */
export const firstIdOf = (moment: string): string =>
  `(lpad(to_hex(floor(extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`;
