import type { EntityManager } from '@mikro-orm/postgresql';
import { Institution } from '../institution/institution.entity.ts';
import { queueMail } from '../mail/mail.ts';
import type { MembershipChangedData } from '../mail/templates/membership-changed.ts';
import type { Membership } from './membership.entity.ts';

/** Mails to a member what an admin changed about the membership. */
export async function tellMember(
  em: EntityManager,
  { institution, contactEmail, firstName, role }: Membership,
  change: MembershipChangedData['change'],
): Promise<void> {
  const { name, namespace } = await em.findOneOrFail(Institution, institution.id);
  await queueMail(em, {
    to: contactEmail,
    template: 'membership-changed',
    data: { change, role, institution: name, namespace, ...(firstName && { firstName }) },
  });
}
