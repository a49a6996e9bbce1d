import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import type { ValidationContext, ValidationRule } from 'graphql';
import { TooComplex } from './errors.ts';

/** Maximum size of a document, in tokens. Parsing stops there. */
export const MAX_TOKENS = 2000;

/** Maximum size of a request body over HTTP, in bytes. */
export const MAX_BODY = 1_000_000;

/** Maximum size of a web socket message from a client, in bytes. */
export const MAX_FRAME = 64 * 1024;

/** Maximum size of a response, in bytes: the whole schema with its descriptions fits. Clients read longer lists page by page. */
export const MAX_RESPONSE_BYTES = 2_000_000;

/** Maximum number of fields that a document selects on one object, with fragments expanded. */
export const MAX_FIELDS_IN_SET = 150;

/** Maximum number of fields in a document, with fragments expanded. */
export const MAX_FIELDS = 1000;

/** Maximum number of root fields. One of a query is one or two SQL statements, one of a mutation a handful. */
export const MAX_ROOT_FIELDS = { query: 30, mutation: 10, subscription: 1 };

/** Maximum number of values in the variables of an operation, and their maximum depth. */
export const MAX_VARIABLES = { values: 10_000, depth: 12 };

/** Maximum number of concurrent operations on one socket. */
export const MAX_SUBSCRIPTIONS = 50;

/** Maximum number of concurrent socket operations on one instance, per account and per network of visitors. */
export const MAX_SUBSCRIPTIONS_PER = { account: 300, network: 3000 };

/** Maximum depth of a document, in levels of fields, and its maximum number of directives. */
export const MAX_DEPTH = 12;
export const MAX_DIRECTIVES = 30;

/** Returns the options of a rule that reports its violation as TOO_COMPLEX. Rules throw by default, as an internal error. */
const reportAs = (message: string) => ({
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null) => context?.reportError(TooComplex(message))],
});

/** Validation rules that limit documents, over HTTP and web sockets alike. */
export const LIMIT_RULES = [
  maxDepthRule({
    n: MAX_DEPTH,
    flattenFragments: true,
    ignoreIntrospection: true,
    ...reportAs(`Nest at most ${MAX_DEPTH} levels of fields.`),
  }),
  maxDirectivesRule({ n: MAX_DIRECTIVES, ...reportAs(`Use at most ${MAX_DIRECTIVES} directives.`) }),
] as unknown as ValidationRule[];
