import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { MAX_PAGE_SIZE } from '#platform/read/page-size';

/** Assumed number of objects in a list without pages. */
const LIST_LENGTH = 10;

/** Cost of a mutation besides reading its payload: a transaction, locks, jobs. */
const MUTATION = 10;

/** Cost of introspection of any size, because the schema is in memory. */
const INTROSPECTION = 100;

type Variables = Readonly<Record<string, unknown>>;

/** Number that depends only on the document, or also on the variables. */
type Points = number | ((variables: Variables) => number);

/** Cost plan of an operation. */
export interface Plan {
  /** Returns the points of a run with these variables: about the number of objects it may read, at least 1. */
  costWith: (variables: Variables) => number;
  /** Whether the operation reads the schema. */
  isIntrospective: boolean;
}

/** Cost of a selection: once, and per item of the page that it is selected on. */
interface Cost {
  once: Points;
  perItem: Points;
}

const FREE: Cost = { once: 0, perItem: 0 };

/**
 * Analyzes an operation of a valid document once; each run only inserts its page sizes. An object and a count cost one
 * point each, scalars nothing. The cost of list items is multiplied by the maximum length of the list: `first` or `last`
 * for a page and at most the number of `ids`, 10 without pages. Directives are ignored.
 */
export function planOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Plan {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const defaults = defaultsOf(operation);
  const known = new Map<string, Cost>();
  let isIntrospective = false;

  function ofFragment(name: string): Cost {
    let cost = known.get(name);
    if (!cost) {
      const { typeCondition, selectionSet } = fragments.get(name)!;
      known.set(name, (cost = ofSet(schema.getType(typeCondition.name.value), selectionSet)));
    }
    return cost;
  }

  function ofSet(type: GraphQLNamedType | null | undefined, { selections }: SelectionSetNode): Cost {
    let cost = FREE;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) cost = sum(cost, ofField(type, selection));
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost = sum(cost, ofFragment(selection.name.value));
      else {
        const { typeCondition, selectionSet } = selection;
        cost = sum(
          cost,
          ofSet(typeCondition ? schema.getType(typeCondition.name.value) : type, selectionSet),
        );
      }
    }
    return cost;
  }

  function ofField(parent: GraphQLNamedType | null | undefined, node: FieldNode): Cost {
    const name = node.name.value;
    if (name === '__schema' || name === '__type') {
      isIntrospective = true;
      return { once: INTROSPECTION, perItem: 0 };
    }
    const field = parent && 'getFields' in parent ? parent.getFields()[name] : undefined;
    const type = field && getNamedType(field.type);
    const isPage = isObjectType(parent) && parent.name.endsWith('Connection');
    if (isBulkPayload(type)) return ofBulk(node, type);
    if (!isCompositeType(type)) return { once: isPage && name !== '__typename' ? 1 : 0, perItem: 0 };
    const own = ownCostOf(field);
    if (own !== null) return { once: own, perItem: 0 };
    const inner = ofSet(type, node.selectionSet!);
    // A nested page: its items are counted here, with its own size.
    const ids = numberOf(node, 'ids', operation);
    const page = pageSize(field as GraphQLField<unknown, unknown>, node, defaults);
    const size = page !== null && ids !== null ? least(page, ids) : page;
    const value = plus(1, plus(inner.once, size === null ? 0 : times(size, inner.perItem)));
    if (!isListType(getNullableType(field!.type))) return { once: value, perItem: 0 };
    return isPage || isBulkPayload(parent)
      ? { once: 0, perItem: value }
      : { once: times(ids ?? LIST_LENGTH, value), perItem: 0 };
  }

  /** Returns the cost of a bulk mutation: that of one object, for each of its items. */
  function ofBulk(node: FieldNode, payload: GraphQLNamedType): Cost {
    const { once, perItem } = ofSet(payload, node.selectionSet!);
    return { once: plus(once, times(numberOfItems(node, operation), plus(MUTATION, perItem))), perItem: 0 };
  }

  const { once } = ofSet(schema.getRootType(operation.operation), operation.selectionSet);
  const base = operation.operation === 'mutation' ? MUTATION * operation.selectionSet.selections.length : 0;
  const points = plus(base, once);
  return {
    costWith:
      typeof points === 'number' ? () => Math.max(1, points) : (variables) => Math.max(1, points(variables)),
    isIntrospective,
  };
}

/** Returns the cost that a field declares with `@Extensions({ cost })`, because it reads more than it returns; null without one. */
function ownCostOf(field: { extensions: Readonly<Record<string, unknown>> } | undefined): number | null {
  const cost = field?.extensions['cost'];
  return typeof cost === 'number' ? cost : null;
}

/** Returns whether a type is the payload of a bulk mutation, which has a result for each item of its input. */
const isBulkPayload = (type: GraphQLNamedType | null | undefined): type is GraphQLObjectType =>
  isObjectType(type) && isListType(getNullableType(type.getFields()['results']?.type));

/** Returns the number of items of a bulk mutation's input. */
const numberOfItems = (node: FieldNode, operation: OperationDefinitionNode): Points =>
  fromArgument(node, 'input', operation, (input) =>
    lengthOf((input as Variables | null | undefined)?.['items']),
  ) ?? 0;

/** Returns the number of items of an argument, as many as a page has without a value; null if it is not given. */
const numberOf = (node: FieldNode, name: string, operation: OperationDefinitionNode): Points | null =>
  fromArgument(node, name, operation, (value) =>
    value === null || value === undefined ? MAX_PAGE_SIZE : within(lengthOf(value)),
  );

/** Returns points from an argument's value by literals, variables and their default values; null if it is not given. */
function fromArgument(
  node: FieldNode,
  name: string,
  { variableDefinitions = [] }: OperationDefinitionNode,
  pointsOf: (value: unknown) => number,
): Points | null {
  const given = node.arguments?.find((argument) => argument.name.value === name)?.value;
  if (!given) return null;
  const defaults = Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
  return (variables) => pointsOf(valueFromASTUntyped(given, { ...defaults, ...variables }));
}

/** Returns the number of items that a value of a list is coerced to. */
const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 1);

/** Returns the maximum number of items on a field's page; null if the field is not a paged list. */
function pageSize(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  defaults: Variables,
): Points | null {
  const first = field.args.find(({ name }) => name === 'first');
  if (!first) return null;
  const byDefault = typeof first.defaultValue === 'number' ? first.defaultValue : MAX_PAGE_SIZE;
  const sizes = ['last', 'first'].map((name) => argumentOf(node, name, defaults));
  if (sizes.every((size) => typeof size !== 'function'))
    return within(sizes.find((size) => size !== null) ?? byDefault);
  return (variables) => {
    for (const size of sizes) {
      const value = typeof size === 'function' ? size(variables) : size;
      if (typeof value === 'number') return within(value);
    }
    return within(byDefault);
  };
}

/** Returns the value of an argument, or a function of the variables; null without a value. */
function argumentOf(
  node: FieldNode,
  name: string,
  defaults: Variables,
): number | null | ((variables: Variables) => unknown) {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
  if (value?.kind === Kind.INT) return Number(value.value);
  if (value?.kind !== Kind.VARIABLE) return null;
  const variable = value.name.value;
  return (variables) => (variables[variable] === undefined ? defaults[variable] : variables[variable]);
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  );
}

/** Limits the cost to that of the largest page. Reading rejects larger ones. */
const within = (size: number) => Math.min(MAX_PAGE_SIZE, Math.max(0, size));

const sum = (a: Cost, b: Cost): Cost =>
  a === FREE ? b : { once: plus(a.once, b.once), perItem: plus(a.perItem, b.perItem) };

function plus(a: Points, b: Points): Points {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  if (a === 0) return b;
  if (b === 0) return a;
  return (variables) => at(a, variables) + at(b, variables);
}

const least =
  (a: Points, b: Points): Points =>
  (variables) =>
    Math.min(at(a, variables), at(b, variables));

function times(a: Points, b: Points): Points {
  if (typeof a === 'number' && typeof b === 'number') return a * b;
  if (a === 0 || b === 0) return 0;
  return (variables) => at(a, variables) * at(b, variables);
}

const at = (points: Points, variables: Variables): number =>
  typeof points === 'number' ? points : points(variables);
