import { registerEnumType } from 'type-graphql';
import { CATEGORY_COLORS, CATEGORY_ICONS, type CategoryColor, type CategoryIcon } from './category.rules.ts';

const named = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name.toUpperCase(), name])) as Record<Uppercase<Name>, Name>;

const described = (names: readonly string[], what: string) =>
  Object.fromEntries(names.map((name) => [name.toUpperCase(), { description: `${what} ${name}.` }]));

/** Pictograms of categories by their names in the API. */
export const CategoryIcons = named<CategoryIcon>(CATEGORY_ICONS);

/** Colors of categories by their names in the API. */
export const CategoryColors = named<CategoryColor>(CATEGORY_COLORS);

registerEnumType(CategoryIcons, {
  name: 'CategoryIcon',
  description: 'Pictogram of a category.',
  valuesConfig: described(CATEGORY_ICONS, 'A picture of the kind'),
});

registerEnumType(CategoryColors, {
  name: 'CategoryColor',
  description: 'Color of a category.',
  valuesConfig: described(CATEGORY_COLORS, 'The color'),
});
