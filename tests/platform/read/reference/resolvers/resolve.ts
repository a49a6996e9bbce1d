import type { VisibleData } from '../visible.ts';

/** Computes a field that differs from the entity's own property. */
type Resolve<T> = (row: T, visible: VisibleData, args: never) => unknown;

/** Fields of a type that differ from the entity's own properties. */
export type Resolvers<T> = Record<string, Resolve<T>>;
