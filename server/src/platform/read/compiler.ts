import {
  type FieldNode,
  type GraphQLField,
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import type { EntityProperty } from '@mikro-orm/core';
import { sql } from 'kysely';
import { CatalogueEntry } from '#platform/catalogue/catalogue-entry.entity';
import { TENANT_COLUMN } from '#platform/database/tenancy';
import { argumentsOf, type FieldArguments } from './arguments.ts';
import { connectionPlan } from './connection.ts';
import type { CompileOptions, Purpose } from './compile-options.ts';
import { withheld } from './confinement.ts';
import { commonNarrowing, idsCheck, requestedOrder, searchCheck } from './list-request.ts';
import { objectTypeOf } from './object-type.ts';
import {
  declarationOf,
  type Entries,
  isVisibleWithParent,
  type ListSpec,
  readableOf,
  type Row,
  type Sql,
} from './declarations.ts';
import { type At, type Column, type PageOfRows, type Plan, type Rows, rowsOf } from './plan.ts';
import { readyValue } from './ready-value.ts';
import { below, selectedFields } from './selection.ts';
import type { ReadEnvironment } from './slot.ts';

/** Prefix of keys that a derived field needs in addition to the selection. */
export const NEEDED = '$';

/** Parts that narrow and order the rows of a list. */
interface RowsParts {
  spec: ListSpec;
  parent: At | null;
  link: At | null;
  args: FieldArguments | undefined;
  purpose: Purpose;
}

/** Compiles selections to plans. One instance compiles one statement. */
export class Compiler {
  readonly options: CompileOptions;
  /** Checks of each run's values, before the statement. */
  readonly checks: ((environment: ReadEnvironment) => void)[] = [];
  /** The page that a statement before this one looks up. */
  lookup: PageOfRows | undefined;
  /** Whether a selected field is computed in memory from the viewer. */
  derivesFromViewer = false;
  #aliases = 0;

  constructor(options: CompileOptions) {
    this.options = options;
  }

  /**
   * Returns a new row of a table, within the row `outer` if given. Inside an institution, its
   * `institution_id` is the reader's, as a parameter; outside, it is that of the outer row, which is a parameter where
   * the home of the outermost row is known. `isAcross`: rows of any institution.
   */
  at(entity: object, outer: At | null = null, isAcross = false): At {
    const table = this.options.tables.get(entity);
    const alias = `t${this.#aliases++}`;
    if (!table.isTenant)
      return {
        table,
        alias,
        row: table.row(alias),
        institution: undefined,
        isConfined: false,
        scope: undefined,
      };
    const column = sql.ref(`${alias}.${TENANT_COLUMN}`);
    const own = isAcross ? null : (this.options.reader.institutionId ?? this.homeWithin(outer) ?? null);
    const known = isAcross ? undefined : (own ?? outer?.institution);
    const institution = own ?? column;
    return {
      table,
      alias,
      row: table.row(alias, institution),
      institution,
      isConfined: own !== null,
      scope: known && sql`${column} = ${known}`,
    };
  }

  /** Returns the institution of the rows within another row for a reader who is in none, if it is a parameter. */
  private homeWithin(outer: At | null): Sql | undefined {
    if (!outer) return this.options.home;
    return outer.isConfined ? outer.institution : undefined;
  }

  /** Returns the plan of a row that meets the conditions and that the reader can see. */
  row(at: At, conditions: Sql[], columns: Column[]): Plan {
    return { kind: 'row', rows: this.visible(at, conditions), columns, isOnly: false, missing: undefined };
  }

  /** Returns the rows that meet the conditions and that the reader can see. */
  visible(
    at: At,
    conditions: (Sql | undefined)[],
    order: Partial<Rows> = {},
    reader = this.options.reader,
  ): Rows {
    const readable = readableOf(at.table.entity)(at.row, reader);
    return rowsOf(at, [...conditions, readable ?? undefined], order);
  }

  /** Returns the selected columns of a row by their response keys. */
  columns(type: GraphQLObjectType, sets: readonly SelectionSetNode[], at: At): Column[] {
    const columns = new Map<string, Plan>();
    const entity = this.options.classes.get(type.name) ?? at.table.entity;
    for (const [key, nodes] of selectedFields(this.options, type, sets)) {
      const node = nodes[0]!;
      if (node.name.value === '__typename') {
        if (this.options.isReady) columns.set(key, valueOf(sql.lit(type.name)));
        continue;
      }
      if (withheld(this.options, type, nodes)) {
        columns.set(key, NOTHING);
        continue;
      }
      const field = type.getFields()[node.name.value]!;
      const declaration = declarationOf(entity, field.name);
      if (declaration?.kind === 'derived') {
        this.derivesFromViewer = true;
        for (const need of declaration.needs)
          columns.set(NEEDED + need, valueOf(this.needed(entity, need, at)));
      } else {
        columns.set(key, this.field(entity, field, nodes, at));
      }
    }
    // An object with only __typename selected is still an object.
    if (columns.size === 0 && !this.options.isReady) columns.set(NEEDED, valueOf(sql`true`));
    return [...columns].map(([key, value]) => ({ key, value }));
  }

  private needed(entity: object, name: string, at: At): Sql {
    const declaration = declarationOf(entity, name);
    return declaration?.kind === 'computed'
      ? declaration.sql(at.row, this.options.reader)
      : at.row[name as never];
  }

  private field(entity: object, field: GraphQLField<unknown, unknown>, nodes: FieldNode[], at: At): Plan {
    const declaration = declarationOf(entity, field.name);
    const { reader } = this.options;
    switch (declaration?.kind) {
      case 'computed':
        return this.value(field, declaration.sql(at.row, reader), nodes, at);
      case 'sameRow': {
        const columns = this.columns(objectTypeOf(field), below(nodes), at);
        return { kind: 'object', columns, when: declaration.when?.(at.row, reader) };
      }
      case 'one':
      case 'list': {
        const rows = this.rows(declaration.spec, at);
        const columns = this.columns(objectTypeOf(field), below(nodes), rows.at);
        return declaration.kind === 'list'
          ? { kind: 'list', rows, columns }
          : { kind: 'row', rows, columns, isOnly: false, missing: undefined };
      }
      case 'connection':
        return this.nestedConnection(declaration.spec, field, nodes, at);
      case undefined:
      case 'derived':
        return this.ofTable(field, nodes, at);
    }
  }

  /**
   * Returns a value as the response needs it; of an object type, the object of the value; of a list of objects, those of the
   * elements of the JSON array.
   */
  private value(field: GraphQLField<unknown, unknown>, value: Sql, nodes: FieldNode[], at: At): Plan {
    if (isObjectType(getNamedType(field.type))) {
      const isList = isListType(getNullableType(field.type));
      const columns = this.columns(objectTypeOf(field), below(nodes), {
        ...at,
        row: { value: isList ? sql.ref('each.id') : value },
      });
      if (isList)
        return {
          kind: 'each',
          ids: sql`array(select jsonb_array_elements(${value}))`,
          plan: { kind: 'object', columns, when: undefined },
        };
      const when = isNonNullType(field.type) ? undefined : sql`${value} is not null`;
      return { kind: 'object', columns, when };
    }
    return valueOf(this.options.isReady ? readyValue(field.type, value) : value);
  }

  /** Returns the plan of a column, or of a relation known to the ORM. */
  private ofTable(field: GraphQLField<unknown, unknown>, nodes: FieldNode[], at: At): Plan {
    const property = at.table.property(field.name);
    if (!property) throw new Error(`${at.table.name}.${field.name} is neither a column nor declared`);
    if (property.kind === 'scalar') return this.value(field, at.row[field.name as never], nodes, at);
    if (property.kind === 'm:1' || property.kind === '1:1') return this.toOne(property, field, nodes, at);
    throw new Error(`${at.table.name}.${field.name}: a ${property.kind} relation must be declared`);
  }

  private toOne(
    property: EntityProperty,
    field: GraphQLField<unknown, unknown>,
    nodes: FieldNode[],
    at: At,
  ): Plan {
    const target = this.at(property.targetMeta!.class, at);
    const to = property.name === 'institution' && at.isConfined ? ownInstitution(target, at) : target;
    const joined = at.table.join(property, at, to.alias);
    // A reader of a row may read its required relations; row level security still applies.
    const isCertain = isNonNullType(field.type) || isVisibleWithParent(at.table.entity, field.name);
    return {
      kind: 'row',
      rows: isCertain ? rowsOf(to, [joined]) : this.visible(to, [joined]),
      columns: this.columns(objectTypeOf(field), below(nodes), to),
      isOnly: true,
      // The executor would detect a missing one; ready JSON is not inspected.
      missing:
        this.options.isReady && isNonNullType(field.type) ? `${at.table.name}.${field.name}` : undefined,
    };
  }

  private nestedConnection(
    spec: ListSpec,
    field: GraphQLField<unknown, unknown>,
    nodes: FieldNode[],
    parent: At,
  ): Plan {
    const args = argumentsOf(field, nodes[0]!, this.options.variables);
    return this.connection(objectTypeOf(field), below(nodes), spec, args, parent);
  }

  /** Returns the plan of a connection over the rows of a spec. */
  connection(
    type: GraphQLObjectType,
    sets: readonly SelectionSetNode[],
    spec: ListSpec,
    args: FieldArguments,
    parent: At | null,
  ): Plan {
    this.checks.push(idsCheck(args), searchCheck(args));
    const { entries } = spec;
    const { isOnCluster, institutionId } = this.options.reader;
    const isOfEntries = entries && isOnCluster && !institutionId;
    return connectionPlan(this, {
      type,
      sets,
      rows: (purpose) => this.rows(spec, parent, args, purpose),
      entries: isOfEntries ? (purpose) => this.entries(spec, entries, args, purpose) : undefined,
      args,
      count: spec.count?.(parent?.row ?? {}, args.sql, this.options.reader),
    });
  }

  /** Returns the rows of a spec, with the keys that order them. */
  rows(spec: ListSpec, parent: At | null, args?: FieldArguments, purpose: Purpose = {}): Rows {
    const link = spec.through ? this.at(spec.through(), parent, spec.acrossInstitutions) : null;
    const at = this.at(spec.of(), link ?? parent, spec.acrossInstitutions);
    return this.rowsAt(at, { spec, parent, link, args, purpose });
  }

  /** Returns the entries of the rows of a spec, with the same conditions and keys. */
  private entries(spec: ListSpec, { kind, row }: Entries, args: FieldArguments, purpose: Purpose = {}): Rows {
    const entry = this.at(CatalogueEntry);
    const { name, key } = entry.table;
    const table = { ...this.options.tables.get(spec.of()), name, key };
    const at = { ...entry, table, row: row(entry.row as Row<CatalogueEntry>) };
    const rows = this.rowsAt(at, { spec, parent: null, link: null, args, purpose });
    const isOfKind = sql`${(entry.row as Row<CatalogueEntry>).kind} = ${sql.lit(kind)}`;
    return { ...rows, conditions: [isOfKind, ...rows.conditions] };
  }

  private rowsAt(at: At, { spec, parent, link, args, purpose }: RowsParts): Rows {
    const reader = { ...this.options.reader, ...purpose };
    const parentRow = parent?.row ?? {};
    const conditions = [
      spec.where(at.row, parentRow, link?.row ?? {}, reader),
      ...(args && spec.narrow ? spec.narrow(at.row, args.sql, reader) : []),
      ...(args ? commonNarrowing(at.table.entity, at.row, args) : []),
    ];
    const requested = args ? requestedOrder(args) : null;
    const { by, descending } = requested ?? spec.order;
    const ordering = spec.orderByLink && link && !requested ? link : at;
    const keys = [...by, ...(by.includes('id') ? [] : ['id'])];
    return this.visible(
      at,
      conditions,
      {
        link,
        keys: keys.map((key) =>
          typeof key === 'string'
            ? { sql: ordering.row[key as never], type: ordering.table.typeOf(key) }
            : { sql: key.sql(ordering.row, reader), type: key.type },
        ),
        descending: Boolean(descending),
        orderName: requested?.name,
      },
      reader,
    );
  }
}

/** Returns the row of the institution of another row, which is a parameter, so that what is below it names it, too. */
const ownInstitution = (target: At, { institution }: At): At => ({
  ...target,
  institution,
  isConfined: true,
  row: new Proxy(target.row, { get: (row, name) => (name === 'id' ? institution : row[name as never]) }),
});

const valueOf = (value: Sql): Plan => ({ kind: 'value', value });

/** Plan of a field that is withheld from an API token. */
export const NOTHING: Plan = valueOf(sql`null::text`);
