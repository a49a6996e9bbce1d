import type { EntityManager } from '@mikro-orm/postgresql';
import { addDefaultCategories } from '#modules/category/default-categories.service';
import type { Institution } from '#modules/institution/institution.entity';

/** Divides the courses of an institution by the default categories. */
export async function seedCategories(em: EntityManager, institution: Institution): Promise<void> {
  addDefaultCategories(em, institution, null);
  await em.flush();
  await em.execute(
    `update course c set category_id = k.id from category k
     where c.institution_id = ? and k.institution_id = c.institution_id and k.standard = c.category`,
    [institution.id],
  );
}
