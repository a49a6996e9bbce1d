// Finds contract changes that break clients: see docs/contributing.md, "Change the contract".
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

/** Required ending of a deprecation reason. */
const DATE = /(?:^|\s)Removed after (\d{4}-\d{2}-\d{2})\.$/;

/**
 * Returns the violations of the contract rules, one line each.
 * @param released the released contract, as SDL
 * @param present the contract of the server's classes, as SDL
 * @param today such as 2027-05-01: fields with an earlier removal date may be missing
 */
export function contractFaults(released, present, today) {
  const [before, after] = [parse(released), parse(present)];
  return [...undated(after), ...hurried(before, after), ...breaking(before, after, today)];
}

/** Returns breaking changes, except removals after their announced date. */
function breaking(before, after, today) {
  const promised = buildASTSchema(
    without(before, (date) => date < today),
    { assumeValidSDL: true },
  );
  const present = buildASTSchema(after, { assumeValidSDL: true });
  const reachable = reachableTypes(promised);
  const broken = findBreakingChanges(promised, present).filter(
    // Removing a type that no operation reaches breaks nobody.
    ({ type, description }) =>
      type !== 'TYPE_REMOVED' || [...reachable].some((name) => description.startsWith(`${name} `)),
  );
  // The other dangerous changes are additions, which clients must expect.
  const dangerous = findDangerousChanges(promised, present).filter(
    ({ type }) => type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
  );
  return [...broken, ...dangerous].map(({ type, description }) => `${description} (${type})`);
}

/** Returns deprecations without a removal date. */
function undated(contract) {
  return deprecations(contract)
    .filter(({ date }) => date === null)
    .map(
      ({ name, reason }) =>
        `${name} is deprecated without a date: let its reason ("${reason}") end in "Removed after 2027-05-01."`,
    );
}

/** Returns deprecations whose removal date was brought forward. */
function hurried(before, after) {
  const promised = new Map(deprecations(before).map(({ name, date }) => [name, date]));
  return deprecations(after)
    .filter(({ name, date }) => date !== null && promised.get(name) && date < promised.get(name))
    .map(({ name, date }) => `${name} is to go after ${date}, but ${promised.get(name)} was promised.`);
}

/** Returns every deprecated field, argument, input field and value, such as `Query.course(id:)`. */
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

/** Returns the contract without the parts whose removal date has passed. */
function without(contract, isOver) {
  const gone = new Set(
    deprecations(contract).flatMap(({ name, date }) => (date && isOver(date) ? [name] : [])),
  );
  return walk(contract, (_, name) => (gone.has(name) ? null : undefined));
}

function dateIn(reason) {
  const date = DATE.exec(reason)?.[1];
  if (!date) return null;
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) ? date : null;
}

/** Visits every part that can be deprecated, with its qualified name. */
function walk(contract, onPart) {
  const path = [];
  const inType = { enter: ({ name }) => void path.push(name.value), leave: () => void path.pop() };
  const part = (write) => ({
    enter(node) {
      const name = `${path.join('.')}${write(node.name.value)}`;
      const result = onPart(node, name);
      if (result === undefined) path.push(write(node.name.value).replace(/^\./, ''));
      return result;
    },
    leave: () => void path.pop(),
  });
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

/** Returns the names of the types that operations reach. */
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
