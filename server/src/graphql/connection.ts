import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where a page lies in its list.' })
export class PageInfo {
  @Field(() => Boolean)
  hasNextPage!: boolean;

  @Field(() => Boolean)
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true })
  startCursor?: string | null;

  @Field(() => String, { nullable: true })
  endCursor?: string | null;
}

type ItemClass = abstract new (...args: never[]) => object;

/** The connection type of a list: `class CourseConnection extends connectionOf('Course', () => Course) {}`. */
export function connectionOf(name: string, item: () => ItemClass) {
  @ObjectType(`${name}Edge`, { description: 'An item and its place in the list.' })
  class Edge {
    @Field(() => String, { description: 'For `after` and `before`.' })
    cursor!: string;

    @Field(() => item() as never)
    node!: object;
  }

  @ObjectType(`${name}Connection`, { description: 'A page of a list.' })
  class Connection {
    @Field(() => [item() as never], { description: 'The items of the page.' })
    nodes!: object[];

    @Field(() => [Edge], { description: 'The items of the page with their cursors.' })
    edges!: Edge[];

    @Field(() => PageInfo)
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'Items in the whole list.' })
    totalCount!: number;

    @Field(() => Int, { description: 'Pages of this size in the whole list.' })
    pageCount!: number;
  }

  return Connection;
}
