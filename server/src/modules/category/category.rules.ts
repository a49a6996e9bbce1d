import * as z from 'zod/mini';
import { CourseCategory } from '#modules/course/choices.rules';
import { plainText, requiredText } from '#kernel/text.rules';

/** Maximum number of categories of an institution. */
export const MAX_CATEGORIES = 100;

export const TOO_MANY_CATEGORIES = `An institution can have up to ${MAX_CATEGORIES} categories.`;

const MAX_NAME_LENGTH = 60;
const MAX_DESCRIPTION_LENGTH = 300;

/** Pictograms of categories. */
export const CATEGORY_ICONS = [
  'code',
  'device',
  'chart',
  'palette',
  'briefcase',
  'book',
  'language',
  'music',
  'camera',
  'flask',
  'heart',
  'tools',
  'world',
  'star',
] as const;
export type CategoryIcon = (typeof CATEGORY_ICONS)[number];

/** Colors of categories. */
export const CATEGORY_COLORS = ['indigo', 'teal', 'amber', 'red', 'green', 'violet', 'gray'] as const;
export type CategoryColor = (typeof CATEGORY_COLORS)[number];

const name = requiredText(MAX_NAME_LENGTH, 'Enter a name.');
export const categoryDescription = plainText(MAX_DESCRIPTION_LENGTH);
const icon = z.enum(CATEGORY_ICONS, 'Choose an icon.');
const color = z.enum(CATEGORY_COLORS, 'Choose a color.');
const standard = z.enum(CourseCategory, 'Choose a category of the marketplace.');

export const createCategoryRules = z.object({
  name,
  description: z.nullish(categoryDescription),
  icon: z.nullish(icon),
  color: z.nullish(color),
  standard: z.nullish(standard),
});

/** Absent fields keep their values. */
export const updateCategoryRules = z.object({
  id: z.uuid(),
  ...z.partial(z.object({ name, description: categoryDescription, icon, color, standard, version: z.int() }))
    .shape,
});

export const arrangeCategoriesRules = z.object({
  ids: z.array(z.uuid()).check(
    z.maxLength(MAX_CATEGORIES, TOO_MANY_CATEGORIES),
    z.refine((ids) => new Set(ids).size === ids.length, 'List each category once.'),
  ),
});

/** Returns the part of an address for a name: 'data-science' for 'Data Science'. '' without letters and digits. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
