import type { App } from '#tests/support/app';
import { aCategory } from '#tests/support/factories';
import { CANARY, type Sample } from '#tests/support/sample';

/** IDs of all categories of an institution in order. */
async function categoriesOf(app: App, institutionId: string): Promise<string> {
  const { rows } = await app.db.query<{ id: string }>(
    'select id from category where institution_id = $1 order by position',
    [institutionId],
  );
  return rows[0]!.id;
}

export const sample: Sample = {
  values: { icon: 'STAR', color: 'TEAL', standard: 'DESIGN', categorySlug: 'design' },
  idOf: {
    updateCategory: 'categoryId',
    deleteCategory: 'spareCategoryId',
    'arrangeCategories.ids': 'categoryId',
  },
  silent: { arrangeCategories: 'needs the IDs of all categories, of which the sample names one' },
  needsMore: { arrangeCategories: 'needs the IDs of all categories' },
  own: async (app, { institution }) => {
    await aCategory(app, { institution, position: 3 });
    return {
      categoryId: await categoriesOf(app, institution.id),
      spareCategoryId: (await aCategory(app, { institution, position: 4 })).id,
      moveCoursesTo: await categoriesOf(app, institution.id),
    };
  },
  targets: async (app, { institution }) => ({
    seen: { category: (await aCategory(app, { institution, name: CANARY, position: 9 })).id },
  }),
  messages: (_, { institution }) => ({ categoriesChanged: { institutionId: institution.id } }),
};
