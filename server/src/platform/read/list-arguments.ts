import { ArgsType, Field, InputType, registerEnumType } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { ordersOf } from './ordered.ts';
import { PageArguments } from './paging.ts';

/** Maximum number of IDs that select objects of a list. */
export const MAX_IDS = 100;

/** Direction of an order: whether it is descending. */
const OrderDirection = { ASC: false, DESC: true };

registerEnumType(OrderDirection, {
  name: 'OrderDirection',
  description: 'Direction of an order.',
  valuesConfig: {
    ASC: { description: 'Ascending: oldest, smallest or first in the alphabet first.' },
    DESC: { description: 'Descending: newest, largest or last in the alphabet first.' },
  },
});

@InputType({ description: 'A period of time. Without one of its ends it is open there.' })
export class TimeRange {
  @Field(() => DateTime, { nullable: true, description: 'Start of the period, included.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'End of the period, excluded.' })
  to?: Date | null;
}

/**
 * Builds the arguments of each connection of a type: pages, order and filters that all lists have in common.
 * `class CoursesArguments extends CourseList {}` adds those of its own.
 */
export function listOf(
  name: string,
  entity: abstract new (...args: never[]) => object,
): typeof PageArguments {
  const orders = ordersOf(entity);
  registerEnumType(orders, {
    name: `${name}OrderField`,
    description: `Order of a list of the type ${name}.`,
    valuesConfig: Object.fromEntries(
      Object.keys(orders).map((value) => [value, { description: DESCRIPTIONS[value] ?? describe(value) }]),
    ),
  });

  @InputType(`${name}Order`, {
    description: `Order of a list of the type ${name}. The ID decides among equals.`,
  })
  class ListOrder {
    @Field(() => orders, { description: 'Value that orders the list.' })
    field!: readonly string[];

    @Field(() => OrderDirection, { defaultValue: OrderDirection.ASC, description: 'Direction of the order.' })
    direction!: boolean;
  }

  @ArgsType()
  class ListArguments extends PageArguments {
    @Field(() => ListOrder, {
      nullable: true,
      description:
        'Order of the list instead of its own. A cursor is valid only with the order that it was read with.',
    })
    orderBy?: ListOrder | null;

    @Field(() => [ID], {
      nullable: true,
      description: `Returns only objects with one of these IDs, at most ${MAX_IDS}.`,
    })
    ids?: string[] | null;

    @Field(() => TimeRange, {
      nullable: true,
      description: 'Returns only objects that were created in this period.',
    })
    createdAt?: TimeRange | null;

    @Field(() => TimeRange, {
      nullable: true,
      description: 'Returns only objects whose last change was in this period.',
    })
    updatedAt?: TimeRange | null;
  }
  return ListArguments;
}

const DESCRIPTIONS: Record<string, string> = {
  CREATED_AT: 'By time of creation.',
  UPDATED_AT: 'By time of the last change.',
};

const describe = (value: string) => `By ${value.toLowerCase().replaceAll('_', ' ')}.`;
