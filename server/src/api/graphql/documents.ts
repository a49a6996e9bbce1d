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

const MAX_DOCUMENTS = 1000;

/** Longer ones are no screen's: keeping them would let strangers fill the memory. */
const MAX_DOCUMENT_LENGTH = 10_000;

const RULES = [...specifiedRules, AliasNamesRule, SubscriptionRootRule, ...LIMIT_RULES];

/** An operation of a valid document. */
export interface Operation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  plan: Plan;
  /** One of the web client's own. */
  isTrusted: boolean;
}

interface Known {
  document: DocumentNode;
  isTrusted: boolean;
  operations: Map<string | null, Operation>;
}

/**
 * DocumentCache that were parsed and found valid, the latest used of them and all that are trusted: a document that comes
 * again costs nothing, and what was compiled for it is found by it.
 */
export class DocumentCache {
  readonly #schema: GraphQLSchema;
  readonly #known = new LRUCache<string, Known>({ max: MAX_DOCUMENTS });
  readonly #trusted = new Map<string, Known>();
  readonly #textOf = new Map<string, string>();

  readonly #hideSuggestions: boolean;

  /** @param hideSuggestions leaves out of errors which names of the schema come close to a misspelt one */
  constructor(schema: GraphQLSchema, { hideSuggestions = false } = {}) {
    this.#schema = schema;
    this.#hideSuggestions = hideSuggestions;
  }

  /**
   * Knows a document of our own from here on, also by its SHA-256; no limit holds for it. False where it is not valid:
   * it is another version's.
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

  /** The text of a trusted document by its SHA-256. */
  textOf(hash: string): string | undefined {
    return this.#textOf.get(hash);
  }

  /**
   * The operation of a document that is asked for.
   * @throws GraphQLError or a AppError, the first of them where there are several
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

/** In the words of Apollo Server, to which the doors keep. */
const noOperation = (name: string | null) =>
  new GraphQLError(
    name
      ? `Unknown operation named "${name}".`
      : 'Must provide operation name if query contains multiple operations.',
  );
