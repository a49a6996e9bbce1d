import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { type FieldNode, Kind, type OperationDefinitionNode } from 'graphql';
import type { Context } from '#platform/request/context';
import { parseReadyData } from './execute.ts';
import { Invalid } from '#kernel/errors';
import { type Claim, claimKey } from '#platform/idempotency/claim';
import {
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENCY_REPLAYED,
  parseIdempotencyKey,
} from '#platform/idempotency/idempotency-key';
import { assertSupportsIdempotencyKey, isResponseStored } from '#platform/idempotency/operations';

const REPLAYED = IDEMPOTENCY_REPLAYED.name.toLowerCase();

/** Plugin of Apollo Server that runs mutations with an Idempotency-Key once. */
export const idempotentMutations: ApolloServerPlugin<Context> = {
  requestDidStart: () => {
    let claim: Claim | null = null;
    let earlier: string | null = null;
    let isStored = true;
    return Promise.resolve({
      didResolveOperation: async ({ request, source, operation, contextValue }) => {
        if (operation?.operation !== 'mutation') return; // reads ignore the header
        const key = parseIdempotencyKey(request.http?.headers.get(IDEMPOTENCY_KEY_HEADER));
        if (key === null) return;
        const mutation = onlyField(operation);
        assertSupportsIdempotencyKey(mutation);
        isStored = isResponseStored(mutation);
        if (!contextValue.viewer.accountId) return; // the resolver rejects visitors
        const content = ['graphql', source, request.operationName, request.variables];
        const claimed = await claimKey(contextValue, key, content);
        if ('response' in claimed) earlier = claimed.response;
        else contextValue.transport.claim = claim = claimed.claim;
      },
      responseForOperation: () => {
        if (earlier === null) return Promise.resolve(null);
        const headers = new HeaderMap([[REPLAYED, 'true']]);
        const singleResult = { data: JSON.parse(earlier) as Record<string, unknown> };
        return Promise.resolve({
          http: { status: undefined, headers },
          body: { kind: 'single', singleResult },
        });
      },
      willSendResponse: async ({ response: { body, http }, contextValue }) => {
        if (!claim || body.kind !== 'single') return;
        if (claim.isResumed) http.headers.set(REPLAYED, 'true');
        contextValue.transport.claim = null;
        const { data, errors } = body.singleResult;
        await claim.end(errors || !data || !isStored ? null : JSON.stringify(parseReadyData(data)));
      },
    });
  },
};

/** Returns the only field of a mutation with a key. Of several fields, only some might succeed. */
function onlyField({ selectionSet }: OperationDefinitionNode): string {
  const fields = selectionSet.selections.filter((node): node is FieldNode => node.kind === Kind.FIELD);
  const selected = fields.filter(({ name }) => name.value !== '__typename');
  if (selected.length !== 1 || fields.length !== selectionSet.selections.length)
    throw Invalid('With an Idempotency-Key, send a mutation with one field.');
  return selected[0]!.name.value;
}
