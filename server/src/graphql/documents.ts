import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LIMIT_RULES, MAX_TOKENS } from './limits.ts';

const MOST_KEPT = 1000;

/** Longer ones are no screen's: keeping them would let strangers fill the memory. */
const LONGEST_KEPT = 10_000;

const RULES = [...specifiedRules, ...LIMIT_RULES];

/**
 * Documents that were parsed and found valid, the latest used of them: a document that comes again costs nothing, and
 * what was compiled for it is found by it.
 */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #known = new Map<string, DocumentNode>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** The document, or what is wrong with it. @throws GraphQLError where it cannot be parsed */
  read(text: string): DocumentNode | readonly GraphQLError[] {
    const known = this.#known.get(text);
    if (known) {
      this.#known.delete(text);
      this.#known.set(text, known);
      return known;
    }
    const document = parse(text, { maxTokens: MAX_TOKENS });
    const errors = validate(this.#schema, document, RULES);
    if (errors.length > 0) return errors;
    if (text.length <= LONGEST_KEPT) this.#known.set(text, document);
    if (this.#known.size > MOST_KEPT) this.#known.delete(this.#known.keys().next().value!);
    return document;
  }
}
