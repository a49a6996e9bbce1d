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

/** Largest answer, in bytes; a list that is longer is read page by page. */
export const MAX_RESPONSE_BYTES = 1_000_000;

/** Fields that a document may select on one object, with its fragments spread. */
export const MAX_FIELDS_IN_SET = 100;

/** Fields that a document may select in all, with its fragments spread. */
export const MAX_FIELDS = 1000;

/** Root fields of an operation: a query's are one SQL statement each, a mutation's a handful, and 50 are the most. */
export const MAX_ROOT_FIELDS = { query: 30, mutation: 10, subscription: 1 };

/** Values that variables may have in all, and how deep they may lie. */
export const MAX_VARIABLES = { values: 10_000, depth: 12 };

/** Operations that one socket may have under way. */
export const MAX_SUBSCRIPTIONS = 50;

/** Operations under way over all sockets of an account, and of the visitors from one network, on one instance. */
export const MAX_SUBSCRIPTIONS_PER = { account: 300, network: 3000 };

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
