import type { Context } from '#platform/request/context';
import { ErrorCode, Forbidden, Invalid, AppError } from '#kernel/errors';
import { Institution } from './institution.entity.ts';
import { isClaimable, isNamespace } from './institution.rules.ts';

/** Error of the namespace screen (document 1, section 2). */
export const UnknownInstitution = (name: string) =>
  new AppError(
    ErrorCode.NOT_FOUND,
    `This institution ${name} not exist. Please validate the namespace and try again`,
  );

/** Error for every access to a suspended institution. */
export const Suspended = ({ name }: Pick<Institution, 'name'>) => Forbidden(`${name} is suspended.`);

/**
 * Returns the institution to enter: the one of the payload and the one of the host, which must agree. Null
 * when neither names one.
 * @throws UnknownInstitution, Forbidden when it is suspended, Invalid when payload and host differ
 */
export async function addressedInstitution(
  { services, transport: { hostNamespace } }: Context,
  given: string | null | undefined,
): Promise<Institution | null> {
  if (given && hostNamespace && given !== hostNamespace)
    throw Invalid([{ field: 'institution', message: 'This address belongs to another institution.' }]);
  const namespace = given || hostNamespace;
  if (!namespace) return null;
  const institution = isNamespace(namespace)
    ? await services.orm.em.fork().findOne(Institution, { namespace })
    : null;
  if (!institution) throw UnknownInstitution(namespace);
  if (institution.suspendedAt) throw Suspended(institution);
  return institution;
}

/** Returns whether a namespace is well-formed, not reserved and not taken (rest.md, 2). */
export async function isAvailable({ services }: Context, namespace: string): Promise<boolean> {
  return isClaimable(namespace) && (await services.orm.em.fork().count(Institution, { namespace })) === 0;
}
