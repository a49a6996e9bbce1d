import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import { getOperationAST } from 'graphql';
import type { Services } from '#platform/request/services';
import type { CostReport } from '#platform/limits/budgets';
import type { Context } from '#platform/request/context';
import { planOperation, type Plan } from './cost.ts';
import { DocumentCache, type Operation } from './documents.ts';
import { ErrorCode, AppError, TooComplex } from '#kernel/errors';
import { readTrustedDocuments } from './trusted-documents.ts';
import { assertMaxVariables } from './variables.ts';

type Variables = Record<string, unknown>;

/** An operation as it was asked for, within every limit that holds for anybody. */
export interface PreparedOperation extends Operation {
  variables: Variables;
  /** Points. */
  cost: number;
}

/** What every door asks before it runs an operation: whether it is within the limits, and within its budgets. */
export class Gate {
  readonly documents: DocumentCache;
  readonly #schema: GraphQLSchema;
  readonly #services: Services;
  readonly #plans = new WeakMap<DocumentNode, Plan>();

  constructor(schema: GraphQLSchema, services: Services, trusted = readTrustedDocuments()) {
    this.#schema = schema;
    this.#services = services;
    this.documents = new DocumentCache(schema, { hideSuggestions: services.config.production });
    const strange = Object.entries(trusted).filter(([hash, text]) => !this.documents.trust(hash, text));
    if (strange.length > 0)
      services.log.warn(
        { documents: strange.length },
        'the built client is of another version than the server',
      );
  }

  /**
   * What a request asks for, or what is wrong with its document.
   * @throws GraphQLError where the document cannot be parsed; AppError TOO_COMPLEX beyond a limit
   */
  prepare(
    text: string,
    operationName?: string | null,
    variables: Variables | null = null,
  ): PreparedOperation | readonly GraphQLError[] {
    const operation = this.documents.get(text, operationName);
    if (!('plan' in operation)) return operation;
    const given = variables ?? {};
    assertMaxVariables(given);
    const cost = operation.plan.costWith(given);
    const most = this.#services.config.costLimits.operation;
    if (cost > most && most > 0 && !operation.isTrusted)
      throw TooComplex(
        `This operation may read ${cost} objects, ${most} are allowed. Ask for smaller pages or for less inside them.`,
      );
    return { ...operation, variables: given, cost };
  }

  /**
   * Lets an operation pass and takes its points from the budgets of whoever asks.
   * @throws AppError TOO_MANY_REQUESTS, or UNAUTHENTICATED where visitors ask for the schema
   */
  charge(
    { plan, cost }: Pick<PreparedOperation, 'plan' | 'cost'>,
    { viewer, transport }: Context,
  ): CostReport {
    if (plan.isIntrospective && !canReadSchema(this.#services, viewer.accountId)) throw SchemaAccessDenied();
    return this.#services.budgets.consume(viewer, transport.address, cost);
  }

  /** Takes the points of a document of our own that another door runs. @throws AppError TOO_MANY_REQUESTS */
  chargeDocument(document: DocumentNode, variables: Variables, { viewer, transport }: Context): CostReport {
    let plan = this.#plans.get(document);
    if (!plan) {
      const operation = getOperationAST(document)!;
      this.#plans.set(document, (plan = planOperation(this.#schema, document, operation)));
    }
    return this.#services.budgets.consume(viewer, transport.address, plan.costWith(variables));
  }
}

/** In production the schema is for those who send a token, of an API or of a session. */
export const canReadSchema = ({ config }: Pick<Services, 'config'>, accountId: string | null): boolean =>
  !config.production || accountId !== null;

export const SchemaAccessDenied = () =>
  new AppError(
    ErrorCode.UNAUTHENTICATED,
    'Send a token to read the schema: one of the API, made in the settings of your institution, or of a session.',
  );
