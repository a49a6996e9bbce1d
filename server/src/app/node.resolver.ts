import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import { Invalid } from '#kernel/errors';
import { Node } from '#kernel/node';
import { ID } from '#kernel/scalars';
import type { EntityClass, NodeType } from '#platform/module/module';
import { eachAnywhere, readAnywhere } from '#platform/read/anywhere';
import { MAX_IDS } from '#platform/read/list-arguments';
import { anyOf, eachOf } from '#platform/read/source';
import { VISITORS_TOO } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';

/** Creates the resolver of `node` and `nodes` for the given types. */
export function nodeResolver(types: readonly NodeType[]): EntityClass {
  const one = anyOf(types);
  const each = eachOf(types);

  @Resolver()
  class NodeResolver {
    @Authorized(VISITORS_TOO)
    @Query(() => Node, {
      nullable: true,
      description:
        'Object of any type that implements `Node`, except for `Viewer`, by ID. Null when the viewer cannot read it.',
    })
    node(
      @Arg('id', () => ID, { description: 'ID of the object.' }) id: string,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<object | null> {
      return readAnywhere(context, info, one, { id });
    }

    @Authorized(VISITORS_TOO)
    @Query(() => [Node], {
      nullable: 'items',
      description:
        'Objects by ID, as `node` returns each, in the order of the IDs. Null in place of each that the viewer cannot read.',
    })
    nodes(
      @Arg('ids', () => [ID], { description: `IDs of the objects, at most ${MAX_IDS}.` }) ids: string[],
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<(object | null)[]> {
      if (ids.length > MAX_IDS) throw Invalid([{ field: 'ids', message: `List up to ${MAX_IDS} IDs.` }]);
      return eachAnywhere(context, info, each, { ids });
    }
  }
  return NodeResolver;
}
