import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where a page lies in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'More items follow.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Items come before.' })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Of the first item, for `before`; null on an empty page.',
  })
  startCursor?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of the last item, for `after`; null on an empty page.',
  })
  endCursor?: string | null;
}

type ItemClass = abstract new (...args: never[]) => object;

/** The connection type of a list: `class CourseConnection extends connectionOf('Course', () => Course) {}`. */
export function connectionOf(name: string, item: () => ItemClass) {
  @ObjectType(`${name}Edge`, { description: 'An item and its place in the list.' })
  class Edge {
    @Field(() => String, { description: 'For `after` and `before`.' })
    cursor!: string;

    @Field(() => item() as never, { description: 'The item.' })
    node!: object;
  }

  @ObjectType(`${name}Connection`, { description: 'A page of a list.' })
  class Connection {
    @Field(() => [item() as never], { description: 'The items of the page.' })
    nodes!: object[];

    @Field(() => [Edge], { description: 'The items of the page with their cursors.' })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'Where the page lies in the list.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'Items in the whole list.' })
    totalCount!: number;

    @Field(() => Int, { description: 'Pages of this size in the whole list.' })
    pageCount!: number;
  }

  return Connection;
}
