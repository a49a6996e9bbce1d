import { sql } from 'kysely';
import type { Viewer } from '#kernel/viewer';
import type { Sql } from './declarations.ts';
import type { RunStatements } from './reader.ts';
import { Slot } from './slot.ts';

/**
 * What statements before a read find for the viewer. In a cluster a node may not look outside of the rows that it has;
 * elsewhere a function of the database does the same within the read.
 */
export interface Beforehand<Found = unknown> {
  find: (run: RunStatements, viewer: Viewer) => Promise<Found>;
}

/** Returns SQL of a parameter with a part of what is found: a short text, or an array. */
export const foundBeforehand = <Found>(
  one: Beforehand<Found>,
  name: string,
  part: (found: Found) => unknown,
): Sql =>
  sql`${new Slot(({ beforehand }) => part(beforehand!.get(one) as Found), { name, isPersonal: true, needs: one })}`;
