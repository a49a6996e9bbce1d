import type { EntityManager } from '@mikro-orm/postgresql';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import type { FinishedExport } from './export-kind.service.ts';

/** Enqueues the mail about a finished archive to its person. */
export async function mailAccountArchive(
  em: EntityManager,
  { ownerId, expiresAt }: FinishedExport,
): Promise<void> {
  const [person] = await em.execute<{ email: string; firstName: string }[]>(
    'select email, first_name as "firstName" from account where id = ? and deleted_at is null',
    [ownerId],
  );
  if (!person) return;
  const { email: to, firstName } = person;
  await enqueueMail(em, {
    to,
    template: 'account-export-ready',
    data: { expiresAt: expiresAt.toISOString(), ...(firstName && { firstName }) },
  });
}
