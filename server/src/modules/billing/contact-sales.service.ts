import type { EntityManager } from '@mikro-orm/postgresql';
import { limitAddress, OF_ADDRESS } from '#modules/account/account.limits';
import { enqueueMails } from '#platform/mail/enqueue-mail';
import type { Context } from '#platform/request/context';
import { Conflict } from '#kernel/errors';
import type { ContactSalesInput } from './sales.input.ts';

/** People who answer inquiries where no address is configured. A few are enough for a mailing without a list. */
const SUPER_ADMINS = `select email from account
  where is_super_admin and is_verified and deleted_at is null order by email limit 20`;

/**
 * Mails an inquiry to SALES_EMAIL, or to the super admins where it is unset. Answers go to the person who asks.
 * @throws Conflict if nobody receives inquiries here
 */
export async function contactSales(context: Context, inquiry: ContactSalesInput): Promise<void> {
  await limitAddress(context, OF_ADDRESS.salesInquiry);
  const { salesEmail } = context.services.config;
  await context.transaction(async (em) => {
    const recipients = salesEmail ? [salesEmail] : await superAdmins(em);
    if (recipients.length === 0)
      throw Conflict(
        'No one answers inquiries here yet. Ask the people who run this site to set SALES_EMAIL.',
      );
    const { name, email, institution, students, message } = inquiry;
    const data = { name, email, institution, students, message };
    await enqueueMails(
      em,
      recipients.map((to) => ({ to, replyTo: email, template: 'sales-inquiry', data })),
    );
  });
}

async function superAdmins(em: EntityManager): Promise<string[]> {
  const accounts = await em.execute<{ email: string }[]>(SUPER_ADMINS);
  return accounts.map(({ email }) => email);
}
