import { type RawBuilder, sql } from 'kysely';

type Times = Record<'acceptedAt' | 'cancelledAt' | 'expiresAt' | 'sentAt', RawBuilder<unknown>>;

/** SQL of the status of an invitation. */
export const statusOf = ({ acceptedAt, cancelledAt, expiresAt, sentAt }: Times): RawBuilder<unknown> =>
  sql`case when ${acceptedAt} is not null then 'accepted' when ${cancelledAt} is not null then 'cancelled'
    when ${sentAt} is null then 'waiting' when ${expiresAt} <= now() then 'expired' else 'open' end`;

/** SQL text: nobody accepted or cancelled the invitation. It may have expired. There is one per address. */
export const UNANSWERED = 'accepted_at is null and cancelled_at is null';

/** SQL text: the e-mail of the invitation waits to be sent. */
export const WAITING = `sent_at is null and ${UNANSWERED}`;
