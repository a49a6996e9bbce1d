import type { Contract } from '#platform/database/contract-migration';
import type { ReleasedTables, Rule, TableShape, TableShapes } from '#platform/database/table-shapes';

/** A migration after the last release. */
export interface NewMigration {
  statements: readonly string[];
  contract?: Contract | undefined;
}

type Release = Pick<ReleasedTables, 'version' | 'tables' | 'functions'>;

const VOLATILE = /\b(gen_random_uuid|uuidv4|uuidv7|uuid_generate_v\d|random|clock_timestamp|timeofday)\(/;

/** Returns what is wrong with a migration's statements: they break servers of the release, or lock its tables for long. */
export function faultsOfMigration({ statements, contract }: NewMigration, release: Release): string[] {
  const ended = new Set(contract?.ends);
  const faults = statements.map(normalized).flatMap((statement) => faultsOf(statement, release, ended));
  if (contract && isLater(contract.needs, release.version))
    faults.unshift(`needs ${contract.needs}, which is not released: the release is ${release.version}`);
  return faults;
}

const normalized = (statement: string): string =>
  statement.replaceAll(/\s+/g, ' ').replaceAll('"', '').replace(/;\s*$/, '').trim();

function faultsOf(statement: string, { tables }: Release, ended: ReadonlySet<string>): string[] {
  const lower = statement.toLowerCase();
  if (lower.startsWith('do '))
    return /\b(alter|drop) table\b/.test(lower) ? ['changes a table in a block: make it a statement'] : [];
  const index = /^create (?:unique )?index (concurrently )?(?:if not exists )?\w+ on (?:only )?(\w+)/.exec(
    lower,
  );
  if (index) {
    const [, isConcurrent, table] = index;
    return isConcurrent || !tables[table!]
      ? []
      : [`creates an index of ${table}, which locks it: extend IndexMigration`];
  }
  const dropped = /^drop table (?:if exists )?(\w+)/.exec(lower)?.[1];
  if (dropped) return tables[dropped] && !ended.has(dropped) ? [`drops the table ${dropped}`] : [];
  const [, name, actions] = /^alter table (?:if exists )?(?:only )?(\w+) (.*)$/.exec(lower) ?? [];
  const table = name && tables[name];
  if (!table) return [];
  return actions!
    .split(/, (?=(?:add|drop|alter|rename|validate|enable|disable|force|set) )/)
    .flatMap((action) => faultOfAction(action, name, table, ended) ?? []);
}

/** Returns what is wrong with one action of `alter table`. */
function faultOfAction(
  action: string,
  name: string,
  { columns }: TableShape,
  ended: ReadonlySet<string>,
): string | null {
  const unless = (column: string, fault: string) =>
    columns[column] === undefined || ended.has(`${name}.${column}`) ? null : `${fault} ${name}.${column}`;
  if (action.startsWith('rename to ')) return ended.has(name) ? null : `renames the table ${name}`;
  if (/^(add|rename|drop|alter|validate) constraint /.test(action)) return faultOfConstraint(action, name);
  const renamed = /^rename (?:column )?(\w+) to /.exec(action)?.[1];
  if (renamed) return unless(renamed, 'renames');
  const dropped = /^drop (?:column )?(?:if exists )?(\w+)/.exec(action)?.[1];
  if (dropped) return unless(dropped, 'drops');
  const [, altered, change = ''] = /^alter (?:column )?(\w+) (.*)$/.exec(action) ?? [];
  if (altered) {
    if (/^(set data )?type /.test(change)) return unless(altered, 'changes the type of');
    if (change.startsWith('set not null')) return unless(altered, 'forbids null in');
    const mustBeGiven = change.startsWith('drop default') && columns[altered]?.includes(' not null');
    return mustBeGiven ? unless(altered, 'drops the default of') : null;
  }
  const [, added, definition = ''] = /^add (?:column )?(?:if not exists )?(\w+) (.*)$/.exec(action) ?? [];
  return added ? faultOfColumn(definition, `${name}.${added}`) : null;
}

function faultOfConstraint(action: string, name: string): string | null {
  if (!action.startsWith('add ')) return null;
  if (/ (check \(|foreign key )/.test(action) && !action.endsWith('not valid'))
    return `reads all of ${name} under a lock for a constraint: add it as not valid, and validate it in the next migration`;
  if (/ (unique|primary key) (nulls not distinct )?\(/.test(action) || / exclude /.test(action))
    return `creates an index of ${name}, which locks it: extend IndexMigration, then add the constraint using the index`;
  return null;
}

function faultOfColumn(definition: string, column: string): string | null {
  if (/\bgenerated always as \(.*\) stored/.test(definition) || VOLATILE.test(definition))
    return `writes all rows again for ${column}: add it empty, and fill it in parts`;
  const isGiven = / default |\bgenerated\b|serial\b/.test(` ${definition} `);
  return definition.includes('not null') && !isGiven ? `requires a value of ${column}` : null;
}

/**
 * Returns what servers of the release rely on and the present tables no longer have.
 * @param ended what contract migrations may take away
 */
export function faultsOfShapes(
  present: TableShapes,
  release: Release,
  ended: readonly string[] = [],
): string[] {
  const names = new Set(ended);
  const faults = release.functions
    .filter((name) => !present.functions.includes(name))
    .map((name) => `the function ${name} is missing`);
  for (const [name, released] of Object.entries(release.tables)) {
    if (names.has(name)) continue;
    const table = present.tables[name];
    if (table) faults.push(...faultsOfTable(name, table, released, names));
    else faults.push(`the table ${name} is missing`);
  }
  return faults;
}

function faultsOfTable(
  name: string,
  present: TableShape,
  released: TableShape,
  ended: ReadonlySet<string>,
): string[] {
  const faults: string[] = [];
  for (const [column, shape] of Object.entries(present.columns))
    if (released.columns[column] === undefined && !isOptional(shape))
      faults.push(`${name}.${column} is new and requires a value`);
  for (const [column, before] of Object.entries(released.columns)) {
    const now = present.columns[column];
    if (ended.has(`${name}.${column}`) || now === before) continue;
    if (now === undefined) faults.push(`${name}.${column} is missing`);
    else if (!accepts(now, before)) faults.push(`${name}.${column} was ${before} and is ${now}`);
  }
  return [...faults, ...faultsOfRules(name, present, released, ended)];
}

function faultsOfRules(
  name: string,
  present: TableShape,
  released: TableShape,
  ended: ReadonlySet<string>,
): string[] {
  const known = (rules: readonly Rule[]) => new Set(rules.map(({ definition }) => definition));
  const isEnded = ({ columns }: Rule) => columns.some((column) => ended.has(`${name}.${column}`));
  const isNew = (column: string) => released.columns[column] === undefined;
  const isEmpty = (column: string) =>
    isNew(column) && !/ (not null|default|generated)/.test(present.columns[column]!);
  const [uniqueBefore, uniqueNow] = [known(released.unique), known(present.unique)];
  const constraintsBefore = known(released.constraints);
  return [
    ...released.unique
      .filter((rule) => !uniqueNow.has(rule.definition) && !isEnded(rule))
      .map(({ definition }) => `${name} is no longer unique, which "on conflict" needs: ${definition}`),
    ...present.unique
      .filter((rule) => !uniqueBefore.has(rule.definition) && !isEnded(rule) && !rule.columns.some(isEmpty))
      .map(({ definition }) => `${name} is newly unique: ${definition}`),
    ...present.constraints
      .filter(
        (rule) => !constraintsBefore.has(rule.definition) && !isEnded(rule) && !rule.columns.some(isNew),
      )
      .filter(
        ({ definition }) => !released.constraints.some((before) => isWider(definition, before.definition)),
      )
      .map(({ definition }) => `${name} has a new constraint: ${definition}`),
  ];
}

const isOptional = (shape: string) => !shape.includes(' not null') || / (default|generated)$/.test(shape);

const typeOf = (shape: string) => shape.replace(/( not null| default| generated)+$/, '');

/** Returns whether a column takes what servers of the release write to it, and returns what they expect. */
function accepts(now: string, before: string): boolean {
  return (
    typeOf(now) === typeOf(before) &&
    now.includes(' not null') === before.includes(' not null') &&
    now.includes(' generated') === before.includes(' generated') &&
    (isOptional(now) || !isOptional(before))
  );
}

/** Returns whether a constraint is another one that admits more values, or is the same and not validated yet. */
function isWider(now: string, before: string): boolean {
  const words = (definition: string) => new Set(definition.match(/'[^']*'/g));
  const skeleton = (definition: string) =>
    definition
      .replaceAll(/'[^']*'(::[\w ]+)?/g, '?')
      .replaceAll(/\?(, \?)*/g, '?')
      .replace(/ NOT VALID$/, '');
  return skeleton(now) === skeleton(before) && [...words(before)].every((word) => words(now).has(word));
}

/** Returns whether a version is later than another. */
function isLater(version: string, other: string): boolean {
  const [numbers, others] = [version, other].map((text) => text.split('.').map(Number)) as [
    number[],
    number[],
  ];
  const at = numbers.findIndex((number, part) => number !== (others[part] ?? 0));
  return at >= 0 && numbers[at]! > (others[at] ?? 0);
}
