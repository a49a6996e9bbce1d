import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import type { GraphQLError, ValidationContext, ValidationRule } from 'graphql';

/** Largest document in tokens; parsing stops there. */
export const MAX_TOKENS = 2000;

/** Largest request body over HTTP, in bytes. */
export const MAX_BODY = 1_000_000;

/** Largest message over a web socket, in bytes. */
export const MAX_FRAME = 64 * 1024;

/** Operations that one socket may have under way. */
export const MAX_SUBSCRIPTIONS = 50;

/** Reported like any other fault of a document: what a rule throws, Apollo takes for an error of ours. */
const REPORTED = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** What a document may not exceed, on HTTP and on sockets alike. */
export const LIMIT_RULES = [
  maxDepthRule({ n: 12, flattenFragments: true, ignoreIntrospection: true, ...REPORTED }),
  maxAliasesRule({ n: 30, allowList: [], ...REPORTED }),
  maxDirectivesRule({ n: 30, ...REPORTED }),
] as unknown as ValidationRule[];
