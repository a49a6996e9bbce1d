import { texts } from '#texts/en';
import { optionNamed, optionsOf } from '#ui/options';

const { categories: standard } = texts.courseChoices;

/** Returns what the address means: a category of the marketplace by its name in the API, or the slug of the institution's. */
export function parseCategory(chosen: string | null) {
  const category = optionNamed(standard, chosen);
  return { category, categorySlug: category ? null : chosen };
}

/** Returns the options of the filter: categories of the institution, or without one those of the marketplace. */
export const categoryOptions = (own: readonly { slug: string; name: string }[] | undefined) => [
  { value: '', label: texts.courseList.anyCategory },
  ...(own && own.length > 0
    ? own.map(({ slug, name }) => ({ value: slug, label: name }))
    : optionsOf(standard)),
];
