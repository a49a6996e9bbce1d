import { type RawBuilder, sql } from 'kysely';
import { Args, Field, getMetadataStorage } from 'type-graphql';
import type { EffectiveRole, Viewer } from '#kernel/viewer';

/** A piece of SQL. */
export type Sql = RawBuilder<unknown>;

/** The columns of one row in a statement, by property name; a relation stands for its foreign key's last column. */
export type Row<T> = { readonly [K in keyof T]-?: Sql };

/** Who reads, as SQL: branch on the plain values, embed the others. Null where the viewer has none. */
export interface Reader {
  /** 'visitor' without a session or a membership, 'seat' where the membership reaches as far as its seats. */
  role: EffectiveRole;
  accountId: Sql | null;
  institutionId: Sql | null;
  membershipId: Sql | null;
  /** The rows of a list are counted, all of them; otherwise a page of them is read. */
  isCounting?: boolean;
}

/** The arguments of a field as SQL; an argument that was not given, or is null, is undefined; booleans are plain. */
export type ReadArguments = Record<string, (Sql & boolean) | undefined>;

type Lazy<T> = () => T;
type EntityClass<T = object> = abstract new (...args: never[]) => T;
type FieldType = Lazy<unknown>;

/** Property names that order a list; the identity is always added as the last. None of them may be null. */
export interface Order {
  by: string[];
  descending?: boolean;
}

/** Rows of another table that belong to a row. */
export interface ListSpec<Child = object, Parent = object, Link = object> {
  of: Lazy<EntityClass>;
  /** Table between both, joined for its conditions and its order. */
  through?: Lazy<EntityClass>;
  /** Which rows belong to the parent. */
  where: (child: Row<Child>, parent: Row<Parent>, link: Row<Link>, reader: Reader) => Sql;
  /** Further conditions from the field's arguments. */
  narrow?: (child: Row<Child>, args: ReadArguments, reader: Reader) => (Sql | undefined)[];
  order: Order;
  /** A stored count of the rows, where one fits the arguments: without one they are counted. */
  count?: (parent: Row<Parent>, args: ReadArguments, reader: Reader) => Sql | undefined;
  /** The rows belong to any institution, also where one is read from inside another: `where` says which. */
  acrossInstitutions?: boolean;
  /** The order's properties are those of the table between. */
  orderByLink?: boolean;
}

export type FieldDeclaration =
  | { kind: 'computed'; sql: (row: Row<object>, reader: Reader) => Sql }
  | { kind: 'sameRow'; when?: (row: Row<object>, reader: Reader) => Sql }
  | { kind: 'one'; spec: ListSpec }
  | { kind: 'list'; spec: ListSpec }
  | { kind: 'connection'; spec: ListSpec }
  | { kind: 'derived'; needs: string[]; derive: (needs: Record<string, unknown>, viewer: Viewer) => unknown };

type Readable = (row: Row<object>, reader: Reader) => Sql | null;

const fields = new Map<object, Map<string, FieldDeclaration>>();
const readables = new Map<object, Readable>();

function declare(target: object, name: string, declaration: FieldDeclaration): void {
  const own = fields.get(target.constructor) ?? new Map<string, FieldDeclaration>();
  fields.set(target.constructor, own.set(name, declaration));
}

/** A class and those it extends, nearest first. */
function* lineage(type: object): Generator<object> {
  for (
    let at: object | null = type;
    typeof at === 'function';
    at = Object.getPrototypeOf(at) as object | null
  )
    yield at;
}

/** How a field of a class is read, where it is more than a column or a relation of the table. */
export function declarationOf(type: object, name: string): FieldDeclaration | undefined {
  for (const at of lineage(type)) {
    const declaration = fields.get(at)?.get(name);
    if (declaration) return declaration;
  }
  return undefined;
}

/** Which rows of a table a reader may see; throws for an entity that declares nothing, so that nothing leaks by default. */
export function readableOf(type: object): Readable {
  for (const at of lineage(type)) {
    const readable = readables.get(at);
    if (readable) return readable;
  }
  throw new Error(`${(type as { name?: string }).name ?? 'An entity'} is read but declares no @Readable`);
}

const visibleWithParent = new Map<object, Set<string>>();

/**
 * Marks a nullable relation to a row that everybody who may see this row may see too. The compiler reads it without
 * checking again, so that a rule about the reader's own identity does not split the audiences of a subscription.
 */
export function VisibleWithParent(): PropertyDecorator {
  return (target, name) => {
    const own = visibleWithParent.get(target.constructor) ?? new Set<string>();
    visibleWithParent.set(target.constructor, own.add(String(name)));
  };
}

/** Whether a relation of a class is marked with `@VisibleWithParent`. */
export const isVisibleWithParent = (type: object, name: string): boolean =>
  visibleWithParent.get(type)?.has(name) ?? false;

interface FieldOptions {
  nullable?: boolean;
  description?: string;
}

/**
 * Adds the fields that a class declares to the GraphQL type of another noun: a field belongs to the noun that was added
 * later, so that the earlier one does not import it. The class only holds declarations and is never made.
 */
export function FieldsOf(owner: EntityClass): ClassDecorator {
  return (target) => {
    const { fields: graphqlFields, params } = getMetadataStorage();
    for (const metadata of [...graphqlFields, ...params])
      if (metadata.target === target) metadata.target = owner;
    const own = fields.get(owner) ?? new Map<string, FieldDeclaration>();
    for (const [name, declaration] of fields.get(target) ?? []) own.set(name, declaration);
    fields.set(owner, own);
    fields.delete(target);
  };
}

/** Says which rows a reader may see; null means all that row level security lets through. */
export function Readable<T>(readable: (row: Row<T>, reader: Reader) => Sql | null): ClassDecorator {
  return (target) => void readables.set(target, readable as unknown as Readable);
}

/** A field whose value is an SQL expression over the row's columns. */
export function Computed<T>(
  type: FieldType,
  expression: (row: Row<T>, reader: Reader) => Sql,
  options: FieldOptions = {},
): (target: object, name: string) => void {
  return (target, name) => {
    Field(type as never, options)(target, name);
    declare(target, name, { kind: 'computed', sql: expression as never });
  };
}

/** A field that groups further fields of the same row into an object; null unless `when` holds. */
export function SameRow<T>(
  type: FieldType,
  options: FieldOptions & { when?: (row: Row<T>, reader: Reader) => Sql } = {},
): (target: object, name: string) => void {
  const { when, ...fieldOptions } = options;
  return (target, name) => {
    Field(type as never, fieldOptions)(target, name);
    declare(target, name, { kind: 'sameRow', ...(when && { when: when as never }) });
  };
}

type ListOptions<C, P, L> = Omit<ListSpec<C, P, L>, 'of' | 'through'> & {
  through?: Lazy<EntityClass<L>>;
} & FieldOptions;

function listSpec<C, P, L>(of: Lazy<EntityClass<C>>, options: ListOptions<C, P, L>): ListSpec {
  return { ...options, of } as unknown as ListSpec;
}

/** The first of the rows that belong to this one, in the given order; null where there is none. */
export function One<C, P, L = object>(of: Lazy<EntityClass<C>>, options: ListOptions<C, P, L>) {
  return (target: object, name: string): void => {
    Field(of as never, { nullable: true, ...(options.description && { description: options.description }) })(
      target,
      name,
    );
    declare(target, name, { kind: 'one', spec: listSpec(of, options) });
  };
}

/** All rows that belong to this one: for lists that are short by nature. */
export function List<C, P, L = object>(of: Lazy<EntityClass<C>>, options: ListOptions<C, P, L>) {
  return (target: object, name: string): void => {
    Field((() => [of()]) as never, { ...(options.description && { description: options.description }) })(
      target,
      name,
    );
    declare(target, name, { kind: 'list', spec: listSpec(of, options) });
  };
}

/** The rows that belong to this one as a connection; `args` is an @ArgsType that extends PageArguments. */
export function Connected<C, P, L = object>(
  connection: Lazy<object>,
  of: Lazy<EntityClass<C>>,
  args: Lazy<object>,
  options: ListOptions<C, P, L>,
) {
  return (target: object, name: string): void => {
    Field(connection as never, { ...(options.description && { description: options.description }) })(
      target,
      name,
    );
    Args(args as never)(target, name, 0);
    declare(target, name, { kind: 'connection', spec: listSpec(of, options) });
  };
}

/** A field computed in memory from columns that the statement brings along, such as what the viewer may do. */
export function Derived<T>(
  type: FieldType,
  needs: (keyof T & string)[],
  derive: (needs: never, viewer: Viewer) => unknown,
  options: FieldOptions = {},
): (target: T & object, name: string) => void {
  return (target, name) => {
    Field(type as never, options)(target, name);
    declare(target, name, { kind: 'derived', needs, derive: derive as never });
  };
}

/** A value that no client can ask for: an SQL expression over the row's columns that derived fields need. */
export function NeededOnly<T>(
  expression: (row: Row<T>, reader: Reader) => Sql,
): (target: object, name: string) => void {
  return (target, name) => declare(target, name, { kind: 'computed', sql: expression as never });
}

/**
 * Whether there is a row, looked up for each row that a page reads. As a plain `exists` PostgreSQL may join or hash the
 * whole table first, which costs as much as the institution is large, and is best only where all rows are counted.
 */
export const existsForRow = ({ isCounting }: Reader, from: Sql): Sql =>
  isCounting ? sql`exists (select 1 from ${from})` : sql`(select exists (select 1 from ${from}))`;

/** The classes of the schema's object types by type name. */
export function classesByTypeName(): Map<string, EntityClass> {
  return new Map(getMetadataStorage().objectTypes.map((type) => [type.name, type.target as EntityClass]));
}
