import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { AliasNamesRule } from './alias-names.ts';
import { assertMaxBreadth } from './breadth.ts';
import { assertShallow } from '#kernel/nesting';
import { type Plan, planOperation } from './cost.ts';
import { LIMIT_RULES, MAX_TOKENS } from '#kernel/limits';
import { SubscriptionRootRule } from './subscription-root.ts';

/** Maximum number of cached documents. */
const MAX_DOCUMENTS = 1000;

/** Maximum length of a cached document, in characters, so that visitors cannot fill the memory. */
const MAX_DOCUMENT_LENGTH = 10_000;

const RULES = [...specifiedRules, AliasNamesRule, SubscriptionRootRule, ...LIMIT_RULES];

/** Operation of a valid document. */
export interface Operation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  plan: Plan;
  /** Whether the web client sends the document. */
  isTrusted: boolean;
}

interface Known {
  document: DocumentNode;
  isTrusted: boolean;
  operations: Map<string | null, Operation>;
}

/**
 * Cache of parsed and valid documents: the most recently used ones and all trusted ones. A repeated document is not parsed
 * again, and has the same object, by which compiled plans are cached.
 */
export class DocumentCache {
  readonly #schema: GraphQLSchema;
  readonly #known = new LRUCache<string, Known>({ max: MAX_DOCUMENTS });
  readonly #trusted = new Map<string, Known>();
  readonly #textOf = new Map<string, string>();

  readonly #hideSuggestions: boolean;

  /** @param options.hideSuggestions omits suggestions of similar schema names from errors */
  constructor(schema: GraphQLSchema, { hideSuggestions = false } = {}) {
    this.#schema = schema;
    this.#hideSuggestions = hideSuggestions;
  }

  /**
   * Adds a document of the web client, which no limit applies to, and which clients may send by its SHA-256. Returns false
   * for an invalid document of another version.
   */
  trust(hash: string, text: string): boolean {
    try {
      const document = parse(text);
      const isValid = validate(this.#schema, document, specifiedRules).length === 0;
      if (!isValid || createHash('sha256').update(text).digest('hex') !== hash) return false;
      this.#textOf.set(hash, text);
      this.#trusted.set(text, { document, isTrusted: true, operations: new Map() });
      return 'plan' in this.get(text);
    } catch {
      return false;
    }
  }

  /** Returns the text of a trusted document by its SHA-256. */
  textOf(hash: string): string | undefined {
    return this.#textOf.get(hash);
  }

  /**
   * Returns the named operation of a document, or its validation errors.
   * @throws GraphQLError for a syntax error, AppError TOO_COMPLEX beyond a limit
   */
  get(text: string, operationName?: string | null): Operation | readonly GraphQLError[] {
    const known = this.#trusted.get(text) ?? this.#find(text);
    if (!('document' in known)) return known;
    const name = operationName ?? null;
    let operation = known.operations.get(name);
    if (!operation) {
      const node = getOperationAST(known.document, name);
      if (!node) return [noOperation(name)];
      const plan = planOperation(this.#schema, known.document, node);
      operation = { document: known.document, operation: node, plan, isTrusted: known.isTrusted };
      known.operations.set(name, operation);
    }
    return operation;
  }

  #find(text: string): Known | readonly GraphQLError[] {
    let known = this.#known.get(text);
    if (known) return known;
    assertShallow(text);
    const document = parse(text, { maxTokens: MAX_TOKENS });
    assertMaxBreadth(document);
    const errors = validate(this.#schema, document, RULES, { hideSuggestions: this.#hideSuggestions });
    if (errors.length > 0) return errors;
    known = { document, isTrusted: false, operations: new Map() };
    if (text.length <= MAX_DOCUMENT_LENGTH) this.#known.set(text, known);
    return known;
  }
}

/** Creates the error for an unknown operation, with the message of Apollo Server. */
const noOperation = (name: string | null) =>
  new GraphQLError(
    name
      ? `Unknown operation named "${name}".`
      : 'Must provide operation name if query contains multiple operations.',
  );
