import type { ClientBase } from 'pg';
import { ERASED_PERSON, type ErasedPerson } from './personal-tables.service.ts';
import { escapeRegExp } from './redact-audit.service.ts';

/** SQL: a message about a review by the membership `$2`. */
const IS_OF_REVIEW = `type like 'review.%' and payload::jsonb->'data'->>'memberId' = $2::uuid::text`;

/**
 * Erases a person's addresses and reviews from the messages of webhooks. Those that were delivered or given up are
 * deleted, and those that wait are sent without them: nobody misses an event.
 */
export async function eraseMessages(
  client: ClientBase,
  { institutionId, membershipId, emails }: ErasedPerson,
): Promise<void> {
  await client.query(
    `delete from public.webhook_delivery where institution_id = $1 and status <> 'pending'
     and (${IS_OF_REVIEW} or exists (select from unnest($3::text[]) email where position(email in lower(payload)) > 0))`,
    [institutionId, membershipId, emails],
  );
  await client.query(
    `update public.webhook_delivery set payload = jsonb_set(payload::jsonb, '{data,body}', '""')::text
     where institution_id = $1 and ${IS_OF_REVIEW}`,
    [institutionId, membershipId],
  );
  for (const email of emails)
    await client.query(
      `update public.webhook_delivery set payload = regexp_replace(payload, $3, $4, 'gi')
       where institution_id = $1 and position($2 in lower(payload)) > 0`,
      [institutionId, email, escapeRegExp(email), ERASED_PERSON],
    );
}
