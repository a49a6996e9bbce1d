import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Position of a page in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more items follow the page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether items precede the page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the first item, for the argument `before`. Null on an empty page.',
  })
  startCursor?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last item, for the argument `after`. Null on an empty page.',
  })
  endCursor?: string | null;
}

type ItemClass = abstract new (...args: never[]) => object;

/** Builds the connection type of a list: `class CourseConnection extends connectionOf('Course', () => Course) {}`. */
export function connectionOf(name: string, item: () => ItemClass) {
  @ObjectType(`${name}Edge`, { description: 'Item of a list with its cursor.' })
  class Edge {
    @Field(() => String, { description: 'Cursor of the item, for the arguments `after` and `before`.' })
    cursor!: string;

    @Field(() => item() as never, { description: 'Item itself.' })
    node!: object;
  }

  @ObjectType(`${name}Connection`, { description: 'Page of a list.' })
  class Connection {
    @Field(() => [item() as never], { description: 'Items of the page.' })
    nodes!: object[];

    @Field(() => [Edge], { description: 'Items of the page with their cursors.' })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'Position of the page in the list.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'Number of items in the whole list.' })
    totalCount!: number;

    @Field(() => Int, { description: 'Number of pages of this size in the whole list.' })
    pageCount!: number;
  }

  return Connection;
}
