import { sql } from 'kysely';
import { byId, connection } from '#platform/read/source';
import { availabilitiesNarrowing } from './availability.connection.ts';
import { Availability } from './availability.entity.ts';

/** Source: the office hours with the given `id`. */
export const AVAILABILITY = byId(Availability);

/** Source: the office hours that the reader can see. */
export const AVAILABILITIES = connection(Availability, {
  where: (row, given, reader) => [
    reader.institutionId ? sql`${row.institution} = ${reader.institutionId}` : sql`false`,
    ...availabilitiesNarrowing(row, given),
  ],
  order: { by: ['createdAt'] },
});
