import { Index } from '@mikro-orm/decorators/legacy';
import type { Row, Sql } from './declarations.ts';

/** Orders of a type's lists: the properties that order them, by the values of the enum in the contract. */
export type Orders = Readonly<Record<string, readonly string[]>>;

interface Ordering {
  /** Property that narrows each list of the type to rows of one parent; its indexes start with it. */
  within?: string;
  /** Properties whose order an index of the entity already serves. */
  indexed?: readonly string[];
  /** Whether the lists are so short by nature that they are sorted. */
  isShort?: boolean;
  /** Property with the time of the last change, if it is not `updatedAt`. Rows that never change have `createdAt` here. */
  changedAt?: string;
  /** Time of the last change, if that property has one that only orders like it. */
  changeTime?: (row: Row<never>) => Sql;
}

const orders = new Map<unknown, Orders>();
const changeTimes = new Map<unknown, (row: Row<never>) => Sql>();

/**
 * Declares in which orders the lists of an entity can be read: by the times of creation and of the last change, and by the
 * given properties, none of them nullable. Adds an index for each.
 */
export function Ordered(natural: Readonly<Record<string, string>>, options: Ordering = {}): ClassDecorator {
  const { within, indexed = [], isShort, changedAt = 'updatedAt' } = options;
  const changeTime = options.changeTime ?? ((row: Row<Record<string, unknown>>) => row[changedAt]!);
  const properties: Record<string, string> = {
    CREATED_AT: 'createdAt',
    UPDATED_AT: changedAt,
    ...natural,
  };
  return (target) => {
    orders.set(
      target,
      Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, orderBy(name, property)]),
      ),
    );
    changeTimes.set(target, changeTime);
    if (isShort) return;
    const tenant = Object.getPrototypeOf(target) === Function.prototype ? [] : ['institution'];
    for (const property of new Set(Object.values(properties)))
      if (!indexed.includes(property))
        Index({ properties: [...tenant, ...(within ? [within] : []), property, 'id'] as never })(target);
  };
}

const names = new WeakMap<readonly string[], string>();

function orderBy(name: string, property: string): readonly string[] {
  const by = [property];
  names.set(by, name);
  return by;
}

/** Returns the orders of an entity. */
export function ordersOf(entity: abstract new (...args: never[]) => object): Orders {
  const declared = orders.get(entity);
  if (!declared) throw new Error(`${entity.name} declares no orders of its lists (@Ordered)`);
  return declared;
}

/** Returns the name of an order, the internal value of an enum. Undefined for any other value. */
export const nameOfOrder = (value: object): string | undefined => names.get(value as readonly string[]);

/** Returns the time of the last change of a row of an ordered entity, as SQL. */
export const changeTimeOf = (entity: object, row: Row<object>): Sql =>
  changeTimes.get(entity)!(row as Row<never>);
