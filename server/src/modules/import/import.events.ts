import type { Context } from '#platform/request/context';
import { announce } from '#platform/pubsub/announce';

/** Publishes a changed import to every instance without waiting. Subscribers read its row. */
export const announceImport = (
  { services }: Pick<Context, 'services'>,
  institutionId: string,
  runId: string,
): void => announce(services, 'importChanged', { institutionId, runId });
