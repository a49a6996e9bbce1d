import type { ClientBase } from 'pg';
import {
  ERASED_PERSON,
  type ErasedPerson,
  MEMBER_TABLES,
  type MemberTable,
} from './personal-tables.service.ts';

/** Columns of a membership and of an order that name the person, besides those in MEMBER_TABLES. */
const MORE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  membership: [
    'first_name',
    'last_name',
    'contact_email',
    'job_title',
    'department',
    'specialization',
    'bio',
    'expertise',
    'website',
    'education',
    'certifications',
    'contact_phone',
    'home_location',
    'home_zone',
    'avatar_url',
  ],
  seat_order: ['buyer_name', 'buyer_email'],
  file: ['name'],
};

/** SQL: the entry `made` is of a row of the person, which may be deleted by now. */
const IS_OF_PERSON = [
  'membership_id',
  'student_id',
  'author_id',
  'sender_id',
  'uploader_id',
  'recipient_id',
  'creator_id',
  'sent_by_id',
  'invited_by_id',
]
  .map((column) => `coalesce(made.after, made.before)->>'${column}' = $4::uuid::text`)
  .concat(`coalesce(made.after, made.before)->>'account_id' = $8::text`)
  .join(' or ');

/**
 * Removes what the audit log has about a person: texts and names from entries of the person's rows, whose label becomes
 * "Deleted person", addresses and devices from sign-ins, and the e-mail address from all other entries. Author, time and
 * kind of a change stay: the log names the membership.
 */
export async function redactAudit(client: ClientBase, person: ErasedPerson): Promise<void> {
  const { institutionId, membershipId, accountId, emails } = person;
  for (const [table, known] of MEMBER_TABLES) {
    const columns = columnsOf(table, known);
    if (columns === null || columns.length > 0)
      await client.query(redactRows(table, known), [
        null,
        null,
        institutionId,
        membershipId,
        table,
        columns,
        ERASED_PERSON,
        accountId,
      ]);
  }
  await client.query(
    `update public.audit_entry set label = $4, before = null, after = null where institution_id = $1
     and (noun = 'account' and row_id = $2 or noun in ('session', 'passkey') and (label = any($3::text[]) or account_id = $2))`,
    [institutionId, accountId, emails, ERASED_PERSON],
  );
  for (const email of emails)
    await client.query(
      `update public.audit_entry set label = case when position($2 in lower(label)) > 0 then $3 else label end,
         before = ${replaced('before')}, after = ${replaced('after')}
       where institution_id = $1 and position($2 in lower(coalesce(label, '') || coalesce(before::text, '') || coalesce(after::text, ''))) > 0`,
      [institutionId, email, ERASED_PERSON, escapeRegExp(email)],
    );
}

/** Returns the columns to remove from the entries of a table; null for all. */
function columnsOf(table: string, { erase }: MemberTable): string[] | null {
  if (erase === 'rows') return null;
  return [...Object.keys(erase ?? {}), ...(MORE_COLUMNS[table] ?? [])].filter(
    (column) => !column.endsWith('_at'),
  );
}

const redactRows = (table: string, { own }: MemberTable): string => `
  update public.audit_entry entry set label = case when entry.label is null then null else $7 end,
    before = case when $6::text[] is not null then entry.before - $6::text[] end,
    after = case when $6::text[] is not null then entry.after - $6::text[] end
  where entry.institution_id = $3 and entry.noun = $5 and $1::text is null and $2::text is null
    and (entry.row_id in (
      select made.row_id from public.audit_entry made where made.institution_id = $3 and made.noun = $5 and (${IS_OF_PERSON}))
      or exists (
      select from public."${table}" row where row.institution_id = $3 and row.id = entry.row_id and ${own}))`;

const replaced = (column: string) => `regexp_replace(${column}::text, $4, $3, 'gi')::jsonb`;

/** Returns a regular expression that matches a text. */
export const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
