import { type RawBuilder, sql } from 'kysely';
import { Args, Field, getMetadataStorage } from 'type-graphql';
import type { EffectiveRole, Viewer } from '#kernel/viewer';
import type { CatalogueEntry } from '#platform/catalogue/catalogue-entry.entity';

/** A fragment of SQL. */
export type Sql = RawBuilder<unknown>;

/** Columns of a row in a statement, by property name. A relation is the last column of its foreign key. */
export type Row<T> = { readonly [K in keyof T]-?: Sql };

/** The row of a type whose objects are read from one value, such as an amount of money. */
export interface OfValue {
  value: unknown;
}

/** The viewer as SQL: branch on plain values, embed the others. Null where the viewer has none. */
export interface Reader {
  /** 'visitor' without a session or a membership, 'seat' for a membership with the access SEAT. */
  role: EffectiveRole;
  accountId: Sql | null;
  institutionId: Sql | null;
  membershipId: Sql | null;
  /** Whether all rows of a list are counted; otherwise a page is read. */
  isCounting?: boolean;
  /** Whether nodes of a cluster run the statement. Functions of the database cannot read tables there. */
  isOnCluster?: boolean;
}

/** Arguments of a field as SQL. Absent and null ones are undefined; booleans are plain. */
export type ReadArguments = Record<string, (Sql & boolean) | undefined>;

type Lazy<T> = () => T;
type EntityClass<T = object> = abstract new (...args: never[]) => T;
type FieldType = Lazy<unknown>;

/** A computed value that orders a list, never null. Lists are sorted by it, so it is for short ones. */
export interface OrderKey {
  sql: (row: Row<object>, reader: Reader) => Sql;
  /** SQL type of the value. */
  type: string;
}

/** Property names or computed values that order a list, none of them nullable; the ID is always added last. */
export interface Order {
  by: readonly (string | OrderKey)[];
  descending?: boolean;
}

/** The part of the catalogue with copies of a type's public rows. */
export interface Entries<T = object> {
  kind: string;
  /** Returns the columns of an entry by the properties that lists of the type select and sort by. */
  row: (entry: Row<CatalogueEntry>) => Partial<Row<T>>;
}

/** Rows of another table that belong to a row. */
export interface ListSpec<Child = object, Parent = object, Link = object> {
  of: Lazy<EntityClass>;
  /** Link table, joined for its conditions and its order. */
  through?: Lazy<EntityClass>;
  /** Condition for rows of the parent. */
  where: (child: Row<Child>, parent: Row<Parent>, link: Row<Link>, reader: Reader) => Sql;
  /** Further conditions from the field's arguments. */
  narrow?: (child: Row<Child>, args: ReadArguments, reader: Reader) => (Sql | undefined)[];
  order: Order;
  /** Stored count of the rows for the arguments, if there is one; otherwise they are counted. */
  count?: (parent: Row<Parent>, args: ReadArguments, reader: Reader) => Sql | undefined;
  /** Whether the rows belong to any institution, also when read inside another one: `where` decides. */
  acrossInstitutions?: boolean;
  /** Entries of the rows, from which pages of a list over all institutions are cut. */
  entries?: Entries<Child>;
  /** Whether the order's properties are those of the link table. */
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

/** Yields a class and its base classes, nearest first. */
function* lineage(type: object): Generator<object> {
  for (
    let at: object | null = type;
    typeof at === 'function';
    at = Object.getPrototypeOf(at) as object | null
  )
    yield at;
}

/** Returns the declaration of a field that is more than a column or a relation of the table. */
export function declarationOf(type: object, name: string): FieldDeclaration | undefined {
  for (const at of lineage(type)) {
    const declaration = fields.get(at)?.get(name);
    if (declaration) return declaration;
  }
  return undefined;
}

/** Returns the visibility rule of a table. Throws for an entity without one, so that nothing leaks by default. */
export function readableOf(type: object): Readable {
  for (const at of lineage(type)) {
    const readable = readables.get(at);
    if (readable) return readable;
  }
  throw new Error(`${(type as { name?: string }).name ?? 'An entity'} is read but declares no @Readable`);
}

const visibleWithParent = new Map<object, Set<string>>();

/**
 * Marks a nullable relation to a row that every reader of this row can read. The compiler does not check it
 * again, so that a rule about the reader's identity does not split the audiences of a subscription.
 */
export function VisibleWithParent(): PropertyDecorator {
  return (target, name) => {
    const own = visibleWithParent.get(target.constructor) ?? new Set<string>();
    visibleWithParent.set(target.constructor, own.add(String(name)));
  };
}

/** Returns whether a relation of a class is marked with `@VisibleWithParent`. */
export const isVisibleWithParent = (type: object, name: string): boolean =>
  visibleWithParent.get(type)?.has(name) ?? false;

interface FieldOptions {
  nullable?: boolean;
  description?: string;
}

/**
 * Adds the fields of a class to the GraphQL type of another noun: a field belongs to the later noun, so that
 * the earlier one does not import it. The class only holds declarations and is never instantiated.
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

/** Declares which rows a reader can see; null means all rows within row level security. */
export function Readable<T>(readable: (row: Row<T>, reader: Reader) => Sql | null): ClassDecorator {
  return (target) => void readables.set(target, readable as unknown as Readable);
}

/** Declares a field whose value is an SQL expression over the row's columns. */
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

/** Declares a field that groups fields of the same row into an object; null unless `when` holds. */
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

/** Declares the first of the rows that belong to this one, in the given order, or null. */
export function One<C, P, L = object>(of: Lazy<EntityClass<C>>, options: ListOptions<C, P, L>) {
  return (target: object, name: string): void => {
    Field(of as never, { nullable: true, ...(options.description && { description: options.description }) })(
      target,
      name,
    );
    declare(target, name, { kind: 'one', spec: listSpec(of, options) });
  };
}

/** Declares all rows that belong to this one, for lists that are short by nature. */
export function List<C, P, L = object>(of: Lazy<EntityClass<C>>, options: ListOptions<C, P, L>) {
  return (target: object, name: string): void => {
    Field((() => [of()]) as never, { ...(options.description && { description: options.description }) })(
      target,
      name,
    );
    declare(target, name, { kind: 'list', spec: listSpec(of, options) });
  };
}

/** Declares the rows that belong to this one as a connection; `args` is an @ArgsType that extends PageArguments. */
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

/** Declares a field computed in memory from columns that the statement selects, for example permissions. */
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

/** Declares a value that clients cannot select: an SQL expression over the row's columns for derived fields. */
export function NeededOnly<T>(
  expression: (row: Row<T>, reader: Reader) => Sql,
): (target: object, name: string) => void {
  return (target, name) => declare(target, name, { kind: 'computed', sql: expression as never });
}

/**
 * Returns SQL: whether there is a row, looked up for each row of a page. With a plain `exists`, PostgreSQL
 * may join or hash the whole table first, whose cost grows with the institution and which is best only when
 * all rows are counted.
 */
export const existsForRow = ({ isCounting }: Reader, from: Sql): Sql =>
  isCounting ? sql`exists (select 1 from ${from})` : sql`(select exists (select 1 from ${from}))`;

/** Returns the classes of the schema's object types by type name. */
export function classesByTypeName(): Map<string, EntityClass> {
  return new Map(getMetadataStorage().objectTypes.map((type) => [type.name, type.target as EntityClass]));
}
