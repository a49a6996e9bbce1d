import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Invalid } from '#kernel/errors';
import type { CourseCategory } from '#modules/course/choices.rules';
import { Category } from './category.entity.ts';

/** Category in the input of a course: one of the institution, or one of the marketplace. */
interface GivenCategory {
  categoryId?: string | null | undefined;
  category?: CourseCategory | null | undefined;
}

/**
 * Finds the institution's category for a course: the one with the given ID, or the first one for a category of the
 * marketplace. It can't be deleted until the transaction ends.
 * @returns undefined when the input names none, null if the institution has none for it
 * @throws Invalid for an unknown ID
 */
export async function findGivenCategory(
  em: EntityManager,
  { categoryId, category }: GivenCategory,
): Promise<Category | null | undefined> {
  const lockMode = LockMode.PESSIMISTIC_READ;
  if (categoryId) {
    const given = await em.findOne(Category, { id: categoryId }, { lockMode });
    if (!given) throw Invalid([{ field: 'categoryId', message: 'Choose a category.' }]);
    return given;
  }
  if (!category) return undefined;
  return em.findOne(Category, { standard: category }, { orderBy: { position: 'asc', id: 'asc' }, lockMode });
}
