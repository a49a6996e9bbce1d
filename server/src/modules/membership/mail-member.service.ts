import type { EntityManager } from '@mikro-orm/postgresql';
import { Institution } from '#modules/institution/institution.entity';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import type { MembershipChangedData } from '#platform/mail/templates/membership-changed';
import type { Membership } from './membership.entity.ts';

/** Mails a member what an admin changed about the membership. */
export async function mailMember(
  em: EntityManager,
  { institution, contactEmail, firstName, role }: Membership,
  change: MembershipChangedData['change'],
): Promise<void> {
  const { name, namespace } = await em.findOneOrFail(Institution, institution.id);
  await enqueueMail(em, {
    to: contactEmail,
    template: 'membership-changed',
    data: { change, role, institution: name, namespace, ...(firstName && { firstName }) },
  });
}
