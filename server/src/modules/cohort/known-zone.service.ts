import type { Context } from '#platform/request/context';
import { Invalid } from '#kernel/errors';

/** SQLSTATE of a time zone that the database does not know. */
const UNKNOWN_ZONE = '22023';

/**
 * Asserts that the database, which computes the days, knows a time zone: its list may be older than ours.
 * @param field of the input, for the error
 * @throws Invalid
 */
export async function assertKnownZone(
  { services, viewer }: Context,
  timeZone: string | null | undefined,
  field: string,
): Promise<void> {
  if (!timeZone) return;
  const look = { name: 'known_zone', text: 'select (now() at time zone $1)::text', values: [timeZone] };
  await services.runStatements(viewer, [look]).catch((error: { code?: string }) => {
    if (error.code !== UNKNOWN_ZONE) throw error;
    throw Invalid([{ field, message: 'We don’t know this time zone. Choose one near it.' }]);
  });
}
