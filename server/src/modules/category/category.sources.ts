import { sql } from 'kysely';
import { byId, list } from '#platform/read/source';
import { Category } from './category.entity.ts';

/** Source: the category with the given `id`. */
export const CATEGORY = byId(Category);

/** Source: all categories of the institution in order. */
export const CATEGORIES = list(Category, { where: () => sql`true`, order: { by: ['position'] } });
