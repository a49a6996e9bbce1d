import { sql } from 'kysely';
import { Field, InputType, ObjectType } from 'type-graphql';
import { Currency } from '#kernel/currency';
import { MinorUnits } from '#kernel/scalars';
import { Computed, type OfValue } from '#platform/read/declarations';

/** An amount of money, read from one exact numeric value of the database. */
@ObjectType({ description: 'Amount of money.' })
export class Money {
  @Computed<OfValue>(() => MinorUnits, ({ value }) => sql`(${value} * 100)::bigint`, {
    description: 'Amount in the smallest unit of the currency: 1999 for $19.99.',
  })
  amount!: number;

  @Computed<OfValue>(() => Currency, () => sql`${sql.lit(Currency.USD)}::text`, {
    description: 'Currency of the amount.',
  })
  currency!: Currency;
}

@InputType({ description: 'Amount of money.' })
export class MoneyInput {
  @Field(() => MinorUnits, {
    description: 'Amount in the smallest unit of the currency: 1999 for $19.99.',
  })
  amount!: number;

  @Field(() => Currency, { defaultValue: Currency.USD, description: 'Currency of the amount.' })
  currency!: Currency;
}
