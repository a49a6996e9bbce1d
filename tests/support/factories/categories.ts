import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import { insert, type InstitutionRow, nextNumber } from './rows.ts';

interface CategoryOptions {
  institution: Pick<InstitutionRow, 'id'>;
  name?: string;
  /** Category of the marketplace. */
  standard?: string;
  position?: number;
}

/** Creates a category of an institution. */
export async function aCategory(
  app: App,
  { institution, standard = 'Other', position = 0, ...options }: CategoryOptions,
): Promise<{ id: string; name: string; slug: string }> {
  const number = nextNumber();
  const { name = `Category ${number}` } = options;
  const id = uuidv7();
  const slug = `category-${number}`;
  await insert(app, 'category', { institution_id: institution.id, id, name, slug, standard, position });
  return { id, name, slug };
}
