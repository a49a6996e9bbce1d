import { astFromValue, type GraphQLArgument, print } from 'graphql';

/** An operation as it is sent. */
export interface Operation {
  document: string;
  variables: Record<string, unknown>;
}

export interface Directive {
  name: 'include' | 'skip';
  holds: boolean;
  byVariable: boolean;
}

export interface Argument {
  definition: GraphQLArgument;
  /** Undefined: a variable that is declared and not given. */
  value: unknown;
  byVariable: boolean;
}

export type Selection =
  | {
      kind: 'field';
      name: string;
      alias: string | null;
      arguments: Argument[];
      directive: Directive | null;
      below: Selection[] | null;
    }
  | { kind: 'inline' | 'named'; on: string | null; directive: Directive | null; below: Selection[] };

/** Response keys in use at one place: two fields there may share one only if they are equal. */
type Scope = Map<string, { what: string; below: Scope }>;

/** Prints a selection as an operation: variables and named fragments get their definitions. */
export function written(selections: Selection[]): Operation {
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const fragments: string[] = [];

  const variable = (type: string, value: unknown): string => {
    const name = `v${declared.length}`;
    declared.push(`$${name}: ${type}`);
    if (value !== undefined) variables[name] = value;
    return `$${name}`;
  };
  const directive = (given: Directive | null): string => {
    if (!given) return '';
    return ` @${given.name}(if: ${given.byVariable ? variable('Boolean!', given.holds) : given.holds})`;
  };
  const argument = ({ definition, value, byVariable }: Argument): string | null => {
    if (!byVariable)
      return value === undefined
        ? null
        : `${definition.name}: ${print(astFromValue(value, definition.type)!)}`;
    // A variable that may be omitted because it has a default.
    const type = String(definition.type);
    return `${definition.name}: ${variable(value === undefined ? type.replace(/!$/, '') : type, value)}`;
  };
  const set = (given: Selection[], scope: Scope): string =>
    `{ ${given.map((part) => selection(part, scope)).join(' ')} }`;
  const selection = (given: Selection, scope: Scope): string => {
    if (given.kind === 'field') {
      const list = given.arguments.map(argument).filter((text) => text !== null);
      const what = `${given.name}${list.length > 0 ? `(${list.join(', ')})` : ''}`;
      let key = given.alias ?? given.name;
      while (scope.has(key) && scope.get(key)!.what !== what) key += 'x';
      const { below } = scope.get(key) ?? scope.set(key, { what, below: new Map() }).get(key)!;
      const alias = key === given.name ? '' : `${key}: `;
      return `${alias}${what}${directive(given.directive)}${given.below ? ` ${set(given.below, below)}` : ''}`;
    }
    if (given.kind === 'inline')
      return `...${given.on ? ` on ${given.on}` : ''}${directive(given.directive)} ${set(given.below, scope)}`;
    const body = set(given.below, scope);
    const name = `F${fragments.length}`;
    fragments.push(`fragment ${name} on ${given.on} ${body}`);
    return `...${name}${directive(given.directive)}`;
  };
  const body = set(selections, new Map());
  const head = declared.length > 0 ? `query (${declared.join(', ')}) ` : '';
  return { document: [`${head}${body}`, ...fragments].join('\n'), variables };
}
