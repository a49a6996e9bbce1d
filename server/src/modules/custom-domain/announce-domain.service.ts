import type { Services } from '#platform/request/services';

/** Serves or stops serving a changed custom domain: on this instance at once, on others moments later. Updates open screens. */
export async function announceDomain(
  { hosts, bus }: Pick<Services, 'hosts' | 'bus'>,
  institutionId: string,
): Promise<void> {
  await hosts.reload();
  await bus.publish('customDomainChanged', { institutionId });
}
