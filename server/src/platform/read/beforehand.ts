import { sql } from 'kysely';
import type { Sql } from './declarations.ts';
import type { Beforehand } from './reader.ts';
import { Slot } from './slot.ts';

/** Returns SQL of a parameter with a part of what is found: a short text, or an array. */
export const foundBeforehand = <Found>(
  one: Beforehand<Found>,
  name: string,
  part: (found: Found) => unknown,
): Sql =>
  sql`${new Slot(({ beforehand }) => part(beforehand!.get(one) as Found), { name, isPersonal: true, needs: one })}`;
