import type { Context } from '#platform/request/context';
import { ErrorCode, Forbidden, Invalid, AppError } from '#kernel/errors';
import { Institution } from './institution.entity.ts';
import { isClaimable, isNamespace } from './institution.rules.ts';

/** Error of the namespace screen (document 1, section 2). */
const UnknownInstitution = (name: string) =>
  new AppError(
    ErrorCode.NOT_FOUND,
    `This institution ${name} not exist. Please validate the namespace and try again`,
  );

/** Institution that may be suspended by the platform's staff, or closed by its owner. */
export interface MaybeClosed {
  name: string;
  /** Time from which a closed institution is erased, also as text. */
  closingAt?: Date | string | null;
  /** Reason of the platform's staff. */
  suspensionReason?: string | null;
}

/** Error for every access to a suspended or closed institution. */
export const Suspended = ({ name, closingAt, suspensionReason }: MaybeClosed) =>
  closingAt && !suspensionReason
    ? Forbidden(
        `${name} is closed, and its data will be erased on ${new Date(closingAt).toISOString().slice(0, 10)}. Until then its owner can reopen it.`,
      )
    : Forbidden(`${name} is suspended.`);

/** Returns whether the owner of an institution closed it and can still enter it: the condition of `OPEN_TO_OWNER_SQL`. */
const isOpenToOwner = ({ closingAt, suspensionReason, erasingAt }: Institution): boolean =>
  closingAt != null && !suspensionReason && !erasingAt;

/**
 * Asserts that a member can enter an institution.
 * @throws Forbidden when it is suspended, or closed and the member is not its owner
 */
export function assertOpenFor(institution: Institution, member: { isOwner: boolean } | null): void {
  if (institution.suspendedAt && !(member?.isOwner && isOpenToOwner(institution)))
    throw Suspended(institution);
}

/** Returns the error for a host without an institution that visitors may see: members read that theirs is closed. */
export async function missingInstitution({ services }: Context, namespace: string): Promise<AppError> {
  const institution = await services.orm.em.fork().findOne(Institution, { namespace });
  return institution && isOpenToOwner(institution) ? Suspended(institution) : UnknownInstitution(namespace);
}

/**
 * Returns the institution to enter: the one of the payload and the one of the host, which must agree. Null
 * when neither names one.
 * @param isForSignIn admits one that was closed, which its owner may enter: `signInTo` decides
 * @throws UnknownInstitution, Forbidden when it is suspended, Invalid when payload and host differ
 */
export async function addressedInstitution(
  { services, transport: { hostNamespace } }: Context,
  given: string | null | undefined,
  { isForSignIn = false } = {},
): Promise<Institution | null> {
  if (given && hostNamespace && given !== hostNamespace)
    throw Invalid([{ field: 'institution', message: 'This address belongs to another institution.' }]);
  const namespace = given || hostNamespace;
  if (!namespace) return null;
  const institution = isNamespace(namespace)
    ? await services.orm.em.fork().findOne(Institution, { namespace })
    : null;
  if (!institution) throw UnknownInstitution(namespace);
  if (!(isForSignIn && isOpenToOwner(institution))) assertOpenFor(institution, null);
  return institution;
}

/** Returns whether a namespace is well-formed, not reserved and not taken (rest.md, 2). */
export async function isAvailable({ services }: Context, namespace: string): Promise<boolean> {
  return isClaimable(namespace) && (await services.orm.em.fork().count(Institution, { namespace })) === 0;
}
