import { sql } from 'kysely';
import { ObjectType } from 'type-graphql';
import { DateTime } from '#kernel/scalars';
import { Money } from '#platform/money/money';
import { Computed, type OfValue } from '#platform/read/declarations';

/** Revenue of one period, read from an object of `REVENUE_BY_PERIOD`. */
@ObjectType({ description: 'Revenue of a day, week or month.' })
export class PeriodRevenue {
  @Computed<OfValue>(() => DateTime, ({ value }) => sql`(${value}->>'startsAt')::timestamptz`, {
    description: 'Start of the period.',
  })
  startsAt!: Date;

  @Computed<OfValue>(() => Money, ({ value }) => sql`(${value}->>'amount')::numeric`, {
    description: 'Sum of the prices of the seats taken in the period.',
  })
  revenue!: Money;
}
