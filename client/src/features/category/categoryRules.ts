import { categoryDescription, createCategoryRules } from '@rules/category/category';
import * as z from 'zod/mini';
import { nameIn } from '#lib/nameRule';
import { texts } from '#texts/en';

const { icons, colors } = texts.categories;
const { name } = createCategoryRules.shape;

/** Rules of the server, with choices by their names in the API. */
export const categoryRules = z.object({
  name,
  description: categoryDescription,
  icon: nameIn(icons),
  color: nameIn(colors),
  standard: nameIn(texts.courseChoices.categories),
});
