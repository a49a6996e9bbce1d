import type { EntityManager } from '@mikro-orm/postgresql';
import { SETTINGS } from '#platform/database/tenancy';
import { enterInstitution } from '#platform/database/enter-institution';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import type { WelcomeData } from '#platform/mail/templates/welcome';

const FIND = `
  select m.contact_email as "to", i.welcome_subject as subject, i.welcome_message as message, i.name as institution, i.namespace,
    m.first_name as "firstName", m.account_id as "accountId"
  from membership m
  join institution i on i.id = ? and i.sends_welcome_mail
  where m.institution_id = ? and m.id = ? and m.status = 'active' and not m.is_owner`;

const IS_VERIFIED = 'select from account where id = ? and is_verified';

/**
 * Enqueues the welcome mail for a person who became a member, if the institution sends one. An unverified address gets none before
 * it is verified (`welcomeVerified`), so that nobody has mails sent to others.
 */
export async function welcomeMember(
  em: EntityManager,
  { institutionId, id }: { institutionId: string; id: string },
): Promise<void> {
  const [found] = await em.execute<(WelcomeData & { to: string; firstName: string; accountId: string })[]>(
    FIND,
    [institutionId, institutionId, id],
  );
  if (!found) return;
  const { to, firstName, accountId, ...data } = found;
  const verified = await em.execute<object[]>(IS_VERIFIED, [accountId]);
  if (verified.length === 0) return;
  await enqueueMail(em, { to, template: 'welcome', data: { ...data, ...(firstName && { firstName }) } });
}

const OF_ACCOUNT = 'select institution_id as "institutionId", id from membership where account_id = ?';

/**
 * Enqueues the welcome mails that waited until the address of an account was verified. Call it once, last in the transaction, which
 * is then in another institution.
 */
export async function welcomeVerified(em: EntityManager, accountId: string): Promise<void> {
  await em.flush();
  await em.execute('select set_config(?, ?, true)', [SETTINGS.account, accountId]); // it reads its own memberships
  for (const place of await em.execute<{ institutionId: string; id: string }[]>(OF_ACCOUNT, [accountId])) {
    await enterInstitution(em, place.institutionId);
    await welcomeMember(em, place);
  }
}
