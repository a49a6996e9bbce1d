// What a change of the GraphQL contract may not do to those who use it: see docs/contributing.md, "Contract".
import {
  buildASTSchema,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  getNamedType,
  isInterfaceType,
  isUnionType,
  Kind,
  parse,
  visit,
} from 'graphql';

/** How the reason of every deprecation ends. */
const DATE = /(?:^|\s)Removed after (\d{4}-\d{2}-\d{2})\.$/;

/**
 * Everything in a contract that breaks the rules, one line each.
 * @param released the contract that clients were promised, as SDL
 * @param present the one that the server's classes make
 * @param today as 2027-05-01: what was to be removed after an earlier day may be gone
 */
export function contractFaults(released, present, today) {
  const [before, after] = [parse(released), parse(present)];
  return [...undated(after), ...hurried(before, after), ...breaking(before, after, today)];
}

/** What broke, of that what `contractFaults` says only beside a released contract. */
function breaking(before, after, today) {
  const promised = buildASTSchema(
    without(before, (date) => date < today),
    { assumeValidSDL: true },
  );
  const present = buildASTSchema(after, { assumeValidSDL: true });
  const reachable = reachableTypes(promised);
  const broken = findBreakingChanges(promised, present).filter(
    // A type is gone for nobody once nothing that is left leads to it.
    ({ type, description }) =>
      type !== 'TYPE_REMOVED' || [...reachable].some((name) => description.startsWith(`${name} `)),
  );
  // The other dangerous changes are additions, which clients are told to expect.
  const dangerous = findDangerousChanges(promised, present).filter(
    ({ type }) => type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
  );
  return [...broken, ...dangerous].map(({ type, description }) => `${description} (${type})`);
}

/** Deprecations that do not say until when. */
function undated(contract) {
  return deprecations(contract)
    .filter(({ date }) => date === null)
    .map(
      ({ name, reason }) =>
        `${name} is deprecated without a date: let its reason ("${reason}") end in "Removed after 2027-05-01."`,
    );
}

/** Deprecations whose end is nearer than was promised. */
function hurried(before, after) {
  const promised = new Map(deprecations(before).map(({ name, date }) => [name, date]));
  return deprecations(after)
    .filter(({ name, date }) => date !== null && promised.get(name) && date < promised.get(name))
    .map(({ name, date }) => `${name} is to go after ${date}, but ${promised.get(name)} was promised.`);
}

/** Every deprecated field, argument, input field and value, such as `Query.course(id:)`. */
function deprecations(contract) {
  const found = [];
  walk(contract, (node, name) => {
    const directive = node.directives?.find((one) => one.name.value === 'deprecated');
    if (!directive) return;
    const reason = directive.arguments?.find((one) => one.name.value === 'reason')?.value.value ?? '';
    found.push({ name, reason, date: dateIn(reason) });
  });
  return found;
}

/** The contract without what was to be gone by now. */
function without(contract, isOver) {
  const gone = new Set(
    deprecations(contract).flatMap(({ name, date }) => (date && isOver(date) ? [name] : [])),
  );
  const result = walk(contract, (_, name) => (gone.has(name) ? null : undefined));
  return result;
}

function dateIn(reason) {
  const date = DATE.exec(reason)?.[1];
  if (!date) return null;
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) ? date : null;
}

/** Visits what can be deprecated, with its name from its type on. */
function walk(contract, onPart) {
  const path = [];
  const type = { enter: ({ name }) => void path.push(name.value), leave: () => void path.pop() };
  const part = (write) => ({
    enter(node) {
      const name = `${path.join('.')}${write(node.name.value)}`;
      const result = onPart(node, name);
      if (result === undefined) path.push(write(node.name.value).replace(/^\./, ''));
      return result;
    },
    leave: () => void path.pop(),
  });
  const inType = { ...type };
  return visit(contract, {
    [Kind.OBJECT_TYPE_DEFINITION]: inType,
    [Kind.INTERFACE_TYPE_DEFINITION]: inType,
    [Kind.INPUT_OBJECT_TYPE_DEFINITION]: inType,
    [Kind.ENUM_TYPE_DEFINITION]: inType,
    [Kind.DIRECTIVE_DEFINITION]: inType,
    [Kind.FIELD_DEFINITION]: part((name) => `.${name}`),
    [Kind.ENUM_VALUE_DEFINITION]: part((name) => `.${name}`),
    [Kind.INPUT_VALUE_DEFINITION]: part((name) => `(${name}:)`),
  });
}

/** Names of the types that some operation leads to. */
function reachableTypes(schema) {
  const reached = new Set();
  const follow = (type) => {
    const named = getNamedType(type);
    if (reached.has(named.name)) return;
    reached.add(named.name);
    if (isUnionType(named) || isInterfaceType(named)) schema.getPossibleTypes(named).forEach(follow);
    named.getInterfaces?.().forEach(follow);
    for (const field of Object.values(named.getFields?.() ?? {})) {
      follow(field.type);
      field.args?.forEach(({ type: of }) => follow(of));
    }
  };
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    if (root) follow(root);
  return reached;
}
