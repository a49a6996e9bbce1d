import type { GraphQLSchema } from 'graphql';
import type { Context } from '#platform/request/context';

/**
 * Records the name of each mutation in the transport while it runs, for the audit log. A REST call is recorded instead.
 * Mutations of one operation run one after the other. Changes the given schema.
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
