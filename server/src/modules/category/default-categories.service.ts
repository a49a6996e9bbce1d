import type { EntityManager } from '@mikro-orm/postgresql';
import { CourseCategory } from '#modules/course/choices.rules';
import type { Institution } from '#modules/institution/institution.entity';
import { Category } from './category.entity.ts';
import { type CategoryColor, type CategoryIcon, slugOf } from './category.rules.ts';

/** Look of the categories that a new institution starts with: the union of the lists of the product's forms. */
const DEFAULTS: Record<CourseCategory, [CategoryIcon, CategoryColor, string]> = {
  [CourseCategory.WEB_DEVELOPMENT]: ['code', 'indigo', 'Sites and services for the browser.'],
  [CourseCategory.MOBILE_DEVELOPMENT]: ['device', 'teal', 'Apps for phones and tablets.'],
  [CourseCategory.DATA_SCIENCE]: ['chart', 'green', 'Questions, data and answers.'],
  [CourseCategory.DESIGN]: ['palette', 'violet', 'How things look, read and work.'],
  [CourseCategory.BUSINESS]: ['briefcase', 'amber', 'Plans, people and numbers.'],
  [CourseCategory.OTHER]: ['book', 'gray', 'Everything else.'],
};

/** Adds the default categories of a new institution to the unit of work. */
export function addDefaultCategories(em: EntityManager, institution: Institution): Category[] {
  return Object.values(CourseCategory).map((standard, position) => {
    const [icon, color, description] = DEFAULTS[standard];
    const slug = slugOf(standard);
    return em.create(Category, {
      institution,
      name: standard,
      slug,
      description,
      icon,
      color,
      standard,
      position,
    });
  });
}
