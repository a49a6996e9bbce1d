/** SQL for the first 12 digits of an ID: the milliseconds of a time. */
const digitsOf = (moment: string) =>
  `lpad(to_hex(floor(extract(epoch from ${moment}) * 1000)::bigint), 12, '0')`;

/**
 * SQL for the lowest ID of a time. IDs of the log (UUID v7) start with their milliseconds, so a time range is
 * a range of the primary key and needs no other index.
 */
export const firstIdOf = (moment: string): string => `(${digitsOf(moment)} || repeat('0', 20))::uuid`;

/** SQL for an ID moved to another time. IDs moved to the same time keep their order. */
export const idMovedTo = (id: string, moment: string): string =>
  `(${digitsOf(moment)} || substr(replace(${id}::text, '-', ''), 13))::uuid`;
