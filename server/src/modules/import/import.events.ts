import type { Context } from '#platform/request/context';

/** Publishes a changed import to every instance without waiting. Subscribers read its row. */
export function announceImport(
  { services: { bus, log } }: Pick<Context, 'services'>,
  institutionId: string,
  runId: string,
): void {
  bus
    .publish('importChanged', { institutionId, runId })
    .catch((error: unknown) => log.warn({ err: error }, 'a change of an import was not announced'));
}
