import type { Context } from '#platform/request/context';
import { rateLimitKey } from '#kernel/address';
import { Forbidden, NotFound } from '#kernel/errors';
import type { Role } from '#kernel/role';
import { systemViewer } from '#kernel/viewer';
import { tokenHash } from '#kernel/token-hash';
import { WRONG_LINKS } from '#modules/account/account.limits';
import { NotOpenYet } from '#modules/institution/approval.service';
import { type MaybeClosed, Suspended } from '#modules/institution/institution.service';
import { memberNameText } from '#modules/membership/membership.sql';
import { consume } from '#platform/limits/attempts';
import { institutionOf } from '#platform/database/tenant-secret';
import { UNANSWERED } from './member-invitation.sql.ts';

/** SQL condition: the invitation with a hash can be accepted at a time. */
export const ACCEPTABLE = `token_hash = ? and expires_at > ? and ${UNANSWERED}`;

/** Error for every token that cannot be used: unknown, expired, used and cancelled ones look alike. */
export const UnknownInvitation = () => NotFound('Invitation');

/** An invitation as the holder of its link knows it. */
export interface ReceivedInvitation {
  institutionId: string;
  institutionName: string;
  namespace: string;
  email: string;
  inviterName: string;
  role: Role;
  firstName: string;
  lastName: string;
  cohortTitle: string | null;
}

/** Row of an invitation with the state of its institution. */
interface FoundInvitation extends ReceivedInvitation, Omit<MaybeClosed, 'name'> {
  isSuspended: boolean;
  isPending: boolean;
}

const FIND = `
  select i.id as "institutionId", i.name as "institutionName", i.namespace, o.email, o.role, o.first_name as "firstName", o.last_name as "lastName",
    ${memberNameText('m')} as "inviterName", c.title as "cohortTitle", i.suspended_at is not null as "isSuspended",
    i.pending_since is not null as "isPending", i.closing_at as "closingAt", i.suspension_reason as "suspensionReason"
  from (select * from member_invitation where institution_id = ? and ${ACCEPTABLE}) o
  join institution i on i.id = o.institution_id
  join membership m on m.institution_id = o.institution_id and m.id = o.invited_by_id
  left join cohort c on c.institution_id = o.institution_id and c.id = o.cohort_id and c.deleted_at is null`;

/**
 * Returns the invitation of a mailed link.
 * @throws NotFound for every token that cannot be used, TooMany after too many of them from one network, Forbidden on the host
 * of another institution, and when that of the link is suspended or awaits its approval
 */
export async function receivedInvitation(context: Context, token: string): Promise<ReceivedInvitation> {
  const { services, transport } = context;
  const institutionId = institutionOf(token);
  const [found] = institutionId
    ? await context
        .as(systemViewer(institutionId))
        .transaction((em) =>
          em.execute<FoundInvitation[]>(FIND, [institutionId, tokenHash(token), new Date()]),
        )
    : [];
  if (!found) {
    await consume(services.orm.em.fork(), WRONG_LINKS, rateLimitKey(transport.address));
    throw UnknownInvitation();
  }
  const { isSuspended, isPending, closingAt, suspensionReason, ...invitation } = found;
  if (isSuspended) throw Suspended({ name: invitation.institutionName, closingAt, suspensionReason });
  if (isPending) throw NotOpenYet({ name: invitation.institutionName });
  if (transport.hostNamespace && transport.hostNamespace !== invitation.namespace)
    throw Forbidden(`Open the invitation at ${services.hosts.originOf(invitation.namespace)}.`);
  return invitation;
}
