import type { ClientBase } from 'pg';
import { AVATAR } from '#modules/profile/avatar.rules';
import { removeFiles } from '#modules/file/file.service';
import { SUBMITTED_FILES } from '#modules/submission/submitted-files.rules';
import { arrayOf } from '#platform/database/array';
import { ownerTransaction, type WithOwner } from '#platform/database/owner-transaction';
import { COMMON_SCHEMA, PROMPT_SCHEMA } from '#platform/jobs/lanes';
import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';
import { eraseMessages } from './erase-messages.service.ts';
import { redactAudit } from './redact-audit.service.ts';
import { type ErasedPerson, MEMBER_TABLES, type Replacements } from './personal-tables.service.ts';

/** Files per transaction. */
const AT_ONCE = 100;

/** Uploads that are the person's, rather than content of the institution, besides those that were never attached. */
const OWN_PURPOSES = [AVATAR.name, SUBMITTED_FILES.name];

/**
 * Erases the texts and files of a person whose membership has no name any more, and the traces in the audit log, webhook
 * deliveries, imports and waiting mails. Rows with IDs, figures and times stay: sums of the institution do not change.
 * Idempotent.
 */
export async function erasePerson(
  services: Services,
  withOwner: WithOwner,
  person: ErasedPerson,
): Promise<void> {
  await eraseUploads(services, person);
  await withOwner(async (client) => {
    for (const [table, { own, erase }] of MEMBER_TABLES)
      if (erase) await inInstitution(client, person, () => eraseTable(client, person, { table, own, erase }));
    await inInstitution(client, person, () => eraseImported(client, person));
    await inInstitution(client, person, () => eraseMessages(client, person));
    await inInstitution(client, person, () => redactAudit(client, person));
    await deleteMails(client, person);
  });
  const { institutionId, membershipId } = person;
  services.log.info({ institutionId, membershipId }, 'person erased');
}

const inInstitution = <T>(client: ClientBase, { institutionId }: ErasedPerson, work: () => Promise<T>) =>
  ownerTransaction(client, { institution: institutionId }, work);

/** Deletes the files of submissions and the photo, and with them their bytes. */
async function eraseUploads(
  services: Services,
  { institutionId, membershipId }: ErasedPerson,
): Promise<void> {
  const { transaction } = createJobContext(services, institutionId, 'erase-person');
  for (;;) {
    const count = await transaction(async (em) => {
      const files = await em.execute<{ id: string }[]>(
        `select id from file where institution_id = ? and uploader_id = ? and (purpose = any(?::text[]) or holder_id is null)
         order by id limit ${AT_ONCE}`,
        [institutionId, membershipId, arrayOf(OWN_PURPOSES)],
      );
      await removeFiles(
        em,
        institutionId,
        files.map(({ id }) => id),
      );
      return files.length;
    });
    if (count < AT_ONCE) return;
  }
}

interface ErasedTable {
  table: string;
  own: string;
  erase: 'rows' | Replacements;
}

async function eraseTable(
  client: ClientBase,
  { institutionId, membershipId }: ErasedPerson,
  { table, own, erase }: ErasedTable,
): Promise<void> {
  const ofPerson = `row.institution_id = $3 and ${own} and $1::text is null and $2::text is null`;
  const values = [null, null, institutionId, membershipId];
  if (erase === 'rows') {
    await client.query(`delete from public."${table}" row where ${ofPerson}`, values);
    return;
  }
  const set = Object.entries(erase).map(([column, value]) => `${column} = ${value}`);
  await client.query(
    `update public."${table}" row set ${set.join()} where ${ofPerson} and $5::timestamptz is not null`,
    [...values, new Date()],
  );
}

/** Deletes the values of lines that could not be imported. */
async function eraseImported(
  client: ClientBase,
  { institutionId, emails, names }: ErasedPerson,
): Promise<void> {
  const words = names.map((name) => name.toLowerCase());
  await client.query(
    `delete from public.import_error where institution_id = $1
     and (lower(value) = any($2::text[]) or exists (select from unnest($3::text[]) email where position(email in lower(value)) > 0))`,
    [institutionId, words, emails],
  );
}

/** Deletes the waiting mails to the person, except the last one. */
async function deleteMails(client: ClientBase, { emails }: ErasedPerson): Promise<void> {
  for (const schema of [COMMON_SCHEMA, PROMPT_SCHEMA])
    await client.query(
      `delete from ${schema}._private_jobs where locked_at is null and payload->'mail'->>'to' = any($1::text[])
       and payload->'mail'->>'template' not in ('account-deleted', 'member-erased')`,
      [emails],
    );
}
