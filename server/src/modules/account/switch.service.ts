import type { Context } from '#platform/request/context';
import { Forbidden, NotFound } from '#kernel/errors';
import { Institution } from '#modules/institution/institution.entity';
import { assertOpenFor } from '#modules/institution/institution.service';
import { membershipIn } from '#modules/membership/membership.service';
import { Account } from './account.entity.ts';
import { type SignedIn, signInTo } from './session.service.ts';

/**
 * Signs the viewer in to another of its institutions. Ends the old session instead of changing it, because a
 * tab that shows the old institution must not write to the new one.
 * @throws NotFound when the viewer is not a member, Forbidden on the host of another institution or when it
 * is suspended, AddressNotAllowed
 */
export async function switchInstitution(context: Context, institutionId: string): Promise<SignedIn> {
  const { viewer, services, transport } = context;
  const accountId = viewer.accountId!;
  const em = services.orm.em.fork();
  const institution = await em.findOne(Institution, institutionId);
  const membership = institution && (await membershipIn(services, institutionId, accountId));
  if (!institution || !membership) throw NotFound('Institution');
  assertOpenFor(institution, membership);
  if (transport.hostNamespace && transport.hostNamespace !== institution.namespace)
    throw Forbidden(`Sign in to ${institution.name} at ${services.hosts.originOf(institution.namespace)}.`);
  const account = await em.findOneOrFail(Account, accountId);
  return signInTo(context, account, institution, {
    ...(viewer.sessionId && { replacing: viewer.sessionId }),
  });
}
