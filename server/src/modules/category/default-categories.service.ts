import type { EntityManager } from '@mikro-orm/postgresql';
import { DEFAULT_LANGUAGE, type Language } from '#kernel/language.rules';
import { type Say, sayIn, type Text } from '#kernel/translate';
import { CourseCategory } from '#modules/course/choices.rules';
import type { Institution } from '#modules/institution/institution.entity';
import { Category } from './category.entity.ts';
import { type CategoryColor, type CategoryIcon, slugOf } from './category.rules.ts';

/** Look of the categories that a new institution starts with: the union of the lists of the product's forms. */
const LOOKS: Record<CourseCategory, [CategoryIcon, CategoryColor]> = {
  [CourseCategory.WEB_DEVELOPMENT]: ['code', 'indigo'],
  [CourseCategory.MOBILE_DEVELOPMENT]: ['device', 'teal'],
  [CourseCategory.DATA_SCIENCE]: ['chart', 'green'],
  [CourseCategory.DESIGN]: ['palette', 'violet'],
  [CourseCategory.BUSINESS]: ['briefcase', 'amber'],
  [CourseCategory.OTHER]: ['book', 'gray'],
};

/** Names and descriptions. The name in English is also that of the marketplace's category. */
const TEXTS: Record<CourseCategory, (say: Say) => [name: Text, description: Text]> = {
  [CourseCategory.WEB_DEVELOPMENT]: (say) => [say`Web Development`, say`Sites and services for the browser.`],
  [CourseCategory.MOBILE_DEVELOPMENT]: (say) => [say`Mobile Development`, say`Apps for phones and tablets.`],
  [CourseCategory.DATA_SCIENCE]: (say) => [say`Data Science`, say`Questions, data and answers.`],
  [CourseCategory.DESIGN]: (say) => [say`Design`, say`How things look, read and work.`],
  [CourseCategory.BUSINESS]: (say) => [say`Business`, say`Plans, people and numbers.`],
  [CourseCategory.OTHER]: (say) => [say`Other`, say`Everything else.`],
};

/** Adds the default categories of a new institution to the unit of work, named in the language of the person who creates it. */
export function addDefaultCategories(
  em: EntityManager,
  institution: Institution,
  language: Language | null,
): Category[] {
  const say = sayIn(language ?? DEFAULT_LANGUAGE);
  return Object.values(CourseCategory).map((standard, position) => {
    const [icon, color] = LOOKS[standard];
    const [name, description] = TEXTS[standard](say);
    const slug = slugOf(standard);
    return em.create(Category, {
      institution,
      name,
      slug,
      description,
      icon,
      color,
      standard,
      position,
    });
  });
}
