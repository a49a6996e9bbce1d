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

/** Operation with its variables that is within all limits. */
export interface PreparedOperation extends Operation {
  variables: Variables;
  /** Points. */
  cost: number;
}

/** Checks operations of all endpoints before they run: the limits of documents and the budgets of callers. */
export class Gate {
  readonly documents: DocumentCache;
  readonly #schema: GraphQLSchema;
  readonly #services: Services;
  readonly #plans = new WeakMap<DocumentNode, Plan>();

  constructor(schema: GraphQLSchema, services: Services, trusted = readTrustedDocuments()) {
    this.#schema = schema;
    this.#services = services;
    this.documents = new DocumentCache(schema, {
      hideSuggestions: services.config.production,
      trusted,
      onInvalid: (hash) =>
        services.log.warn({ document: hash }, 'client build does not match the server version'),
    });
  }

  /**
   * Returns the operation of a request, or the validation errors of its document.
   * @throws GraphQLError for a syntax error, AppError TOO_COMPLEX beyond a limit
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
    const max = this.#services.config.costLimits.operation;
    if (cost > max && max > 0 && !operation.isTrusted)
      throw TooComplex(
        `This operation may read ${cost} objects, ${max} are allowed. Request smaller pages or fewer nested objects.`,
      );
    return { ...operation, variables: given, cost };
  }

  /**
   * Charges the cost of an operation to the budgets of the caller.
   * @throws AppError TOO_MANY_REQUESTS, or UNAUTHENTICATED for introspection by a visitor in production
   */
  charge(
    { plan, cost }: Pick<PreparedOperation, 'plan' | 'cost'>,
    { viewer, transport }: Context,
  ): CostReport {
    if (plan.isIntrospective && !canReadSchema(this.#services, viewer.accountId)) throw SchemaAccessDenied();
    return this.#services.budgets.consume(viewer, transport.address, cost);
  }

  /**
   * Charges the cost of a document that the server itself runs, such as for REST.
   * @param more points for what the server does with the result
   * @throws AppError TOO_MANY_REQUESTS
   */
  chargeDocument(
    document: DocumentNode,
    variables: Variables,
    { viewer, transport }: Context,
    more = 0,
  ): CostReport {
    const cost = this.#planOf(document).costWith(variables) + more;
    return this.#services.budgets.consume(viewer, transport.address, cost);
  }

  /** Refunds the part of a page that a document of the server did not read, because the list has fewer items. */
  refundDocument(
    document: DocumentNode,
    { variables, items, charged }: { variables: Variables; items: number; charged: CostReport },
    { viewer, transport }: Context,
  ): CostReport {
    const cost = this.#planOf(document).costWith({ ...variables, first: items });
    const { budgets } = this.#services;
    return budgets.refund(viewer, transport.address, charged, charged.requested - cost);
  }

  #planOf(document: DocumentNode): Plan {
    let plan = this.#plans.get(document);
    if (!plan) {
      const operation = getOperationAST(document)!;
      this.#plans.set(document, (plan = planOperation(this.#schema, document, operation)));
    }
    return plan;
  }
}

/** Returns whether the caller may read the schema. In production this needs an API token or a session. */
export const canReadSchema = ({ config }: Pick<Services, 'config'>, accountId: string | null): boolean =>
  !config.production || accountId !== null;

export const SchemaAccessDenied = () =>
  new AppError(
    ErrorCode.UNAUTHENTICATED,
    'Send a token to read the schema: one of the API, made in the settings of your institution, or of a session.',
  );
