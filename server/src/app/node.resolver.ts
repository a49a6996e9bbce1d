import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import { Node } from '#kernel/node';
import { ID } from '#kernel/scalars';
import type { EntityClass } from '#platform/module/module';
import { readAnywhere } from '#platform/read/anywhere';
import { classesByTypeName } from '#platform/read/declarations';
import { anyOf } from '#platform/read/source';
import { VISITORS_TOO } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';

/** Creates the resolver of `node` for the given types. */
export function nodeResolver(types: readonly EntityClass[]): EntityClass {
  const source = anyOf([...types] as never);

  @Resolver()
  class NodeResolver {
    @Authorized(VISITORS_TOO)
    @Query(() => Node, {
      nullable: true,
      description: `${namesOf(types)} by ID. Null when the viewer cannot read it.`,
    })
    node(
      @Arg('id', () => ID, { description: 'ID of the object.' }) id: string,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<object | null> {
      return readAnywhere(context, info, source, { id });
    }
  }
  return NodeResolver;
}

/** Joins names to a list such as "Cohort, Course or Member". */
function namesOf(types: readonly EntityClass[]): string {
  const names = Array.from(classesByTypeName())
    .filter(([, type]) => types.includes(type))
    .map(([name]) => name)
    .toSorted();
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
}
