import { enqueueMail } from '#platform/mail/enqueue-mail';
import type { ExportKind } from './export-kind.service.ts';
import { institutionArchive } from './institution-archive.service.ts';

interface ReadyMail {
  /** Account of the owner who started the export. */
  accountId: string;
  institution: string;
  /** Null while the institution is closed: its host is shut. */
  host: string | null;
}

const READY = `
  select m.account_id as "accountId", i.name as institution,
    case when i.suspended_at is null then i.namespace end as host
  from institution_export e
  join membership m on m.institution_id = ? and m.id = e.started_by_id
  join institution i on i.id = ?
  where e.institution_id = ? and e.id = ?`;

const ADDRESS = 'select email as "to", first_name as "firstName" from account where id = ?';

/** Exports of an institution, for its owner. */
export const INSTITUTION_EXPORT: ExportKind = {
  job: 'export-institution',
  table: 'institution_export',
  owner: 'institution_id',
  institutionOf: (institutionId) => institutionId,
  contentOf: institutionArchive,
  async mail(em, { ownerId, id, expiresAt }) {
    const [mail] = await em.execute<ReadyMail[]>(READY, [ownerId, ownerId, ownerId, id]);
    const { accountId, ...data } = mail!;
    const [address] = await em.execute<{ to: string; firstName: string }[]>(ADDRESS, [accountId]);
    const { to, firstName } = address!;
    await enqueueMail(em, {
      to,
      template: 'export-ready',
      data: { ...data, expiresAt: expiresAt.toISOString(), ...(firstName && { firstName }) },
    });
  },
};
