import type { EntityManager } from '@mikro-orm/postgresql';
import type { MemberViewer } from '#kernel/viewer';
import { fullNameText } from '#modules/membership/membership.sql';

/** Sender of invitations, as the mails name it. */
export interface SendingMember {
  institution: string;
  namespace: string;
  /** Full name, without one the e-mail address. */
  sender: string;
}

/** Returns a member as the sender of invitations. */
export async function sendingMember(
  em: EntityManager,
  { institutionId, membershipId }: Pick<MemberViewer, 'institutionId' | 'membershipId'>,
): Promise<SendingMember> {
  const [member] = await em.execute<SendingMember[]>(
    `select i.name as institution, i.namespace, coalesce(nullif(${fullNameText('m')}, ''), m.contact_email) as sender
     from membership m join institution i on i.id = m.institution_id
     where m.institution_id = ? and m.id = ?`,
    [institutionId, membershipId],
  );
  return member!;
}
