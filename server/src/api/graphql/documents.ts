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
import { nameOf, type OperationName } from './operation-name.ts';
import { SubscriptionRootRule } from './subscription-root.ts';

/** Maximum number of cached documents. */
const MAX_DOCUMENTS = 1000;

/**
 * Maximum lengths of all cached documents together and of each, in characters. They also bound the SQL that is compiled for
 * documents, so that visitors cannot fill the memory.
 */
const MAX_LENGTH = { together: 10_000_000, each: 50_000 };

const RULES = [...specifiedRules, AliasNamesRule, SubscriptionRootRule, ...LIMIT_RULES];

/** Operation of a valid document. */
export interface Operation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  plan: Plan;
  /** Whether the web client sends the document. */
  isTrusted: boolean;
  name: OperationName;
}

interface Known {
  document: DocumentNode;
  isTrusted: boolean;
  operations: Map<string | null, Operation>;
}

interface DocumentCacheOptions {
  /** Omits suggestions of similar schema names from errors. */
  hideSuggestions?: boolean;
  /** Documents of the web client by their SHA-256. */
  trusted?: Readonly<Record<string, string>>;
  /** Called once for each of them that does not fit the schema. */
  onInvalid?: (hash: string) => void;
}

/**
 * Cache of parsed and valid documents: the most recently used ones, and all of the web client that were used. A repeated
 * document is not parsed again, and has the same object, by which compiled plans are cached. No limit applies to the
 * documents of the web client, and clients may send them by their SHA-256. Each is checked when it is first used.
 */
export class DocumentCache {
  readonly #schema: GraphQLSchema;
  readonly #options: DocumentCacheOptions;
  readonly #known = new LRUCache<string, Known>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_LENGTH.together,
    maxEntrySize: MAX_LENGTH.each,
    sizeCalculation: (_, text) => text.length,
  });
  readonly #hashOf = new Map<string, string>();
  readonly #trusted = new Map<string, Known>();

  constructor(schema: GraphQLSchema, options: DocumentCacheOptions = {}) {
    this.#schema = schema;
    this.#options = options;
    for (const [hash, text] of Object.entries(options.trusted ?? {})) this.#hashOf.set(text, hash);
  }

  /** Returns the text of a document of the web client by its SHA-256. */
  textOf(hash: string): string | undefined {
    const { trusted = {} } = this.#options;
    return Object.hasOwn(trusted, hash) ? trusted[hash] : undefined;
  }

  /**
   * Returns the named operation of a document, or its validation errors.
   * @throws GraphQLError for a syntax error, AppError TOO_COMPLEX beyond a limit
   */
  get(text: string, operationName?: string | null): Operation | readonly GraphQLError[] {
    const known = this.#findTrusted(text) ?? this.#find(text);
    if (!('document' in known)) return known;
    const name = operationName ?? null;
    let operation = known.operations.get(name);
    if (!operation) {
      const node = getOperationAST(known.document, name);
      if (!node) return [noOperation(name)];
      const plan = planOperation(this.#schema, known.document, node);
      const { document, isTrusted } = known;
      operation = { document, operation: node, plan, isTrusted, name: nameOf(node, isTrusted) };
      known.operations.set(name, operation);
    }
    return operation;
  }

  #findTrusted(text: string): Known | undefined {
    const hash = this.#hashOf.get(text);
    if (hash === undefined) return undefined;
    let known = this.#trusted.get(text);
    if (!known && isValid(this.#schema, hash, text)) {
      known = { document: parse(text), isTrusted: true, operations: new Map() };
      this.#trusted.set(text, known);
    }
    if (!known) {
      this.#hashOf.delete(text); // from now on it gets the errors of any other document
      this.#options.onInvalid?.(hash);
    }
    return known;
  }

  #find(text: string): Known | readonly GraphQLError[] {
    let known = this.#known.get(text);
    if (known) return known;
    assertShallow(text);
    const document = parse(text, { maxTokens: MAX_TOKENS });
    assertMaxBreadth(document);
    const { hideSuggestions } = this.#options;
    const errors = validate(this.#schema, document, RULES, { hideSuggestions });
    if (errors.length > 0) return errors;
    known = { document, isTrusted: false, operations: new Map() };
    this.#known.set(text, known); // unless it is too long
    return known;
  }
}

/** Returns whether a document of the web client has the hash that names it, and fits the schema. */
function isValid(schema: GraphQLSchema, hash: string, text: string): boolean {
  try {
    const errors = validate(schema, parse(text), specifiedRules);
    return errors.length === 0 && createHash('sha256').update(text).digest('hex') === hash;
  } catch {
    return false;
  }
}

/** Creates the error for an unknown operation, with the message of Apollo Server. */
const noOperation = (name: string | null) =>
  new GraphQLError(
    name
      ? `Unknown operation named "${name}".`
      : 'Must provide operation name if query contains multiple operations.',
  );
