import type { GraphQLSchema } from 'graphql';
import type { Context } from '#platform/request/context';

/**
 * Lets every mutation say what it is while it runs, for the audit log; inside a call of the REST API that call does.
 * Mutations of one operation run one after the other. Changes the schema given.
 */
export function recordMutationNames(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    field.resolve = (source, args, context: Context, info) => {
      const { transport } = context;
      transport.operation = transport.restCall ?? field.name;
      return resolve?.(source, args, context, info);
    };
  }
}
