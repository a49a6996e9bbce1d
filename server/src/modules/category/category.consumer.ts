import type { DomainEvent } from '#platform/domain-event/domain-event';
import type { EventConsumer } from '#platform/domain-event/consumer';

/** Events of courses that change how many published ones a category has. */
const COUNTING = new Set(['course.published', 'course.unpublished', 'course.archived', 'course.deleted']);

/** Returns whether an event changes what the list of categories shows: a category, or the number of its courses. */
const isShown = ({ type, changes }: DomainEvent): boolean =>
  type.startsWith('category.') ||
  COUNTING.has(type) ||
  (type === 'course.updated' && (changes?.includes('institutionCategory') ?? false));

/** Publishes changes of an institution's categories to every instance. */
export const categoryConsumer: EventConsumer = {
  announce: async ({ bus }, event) => {
    if (isShown(event)) await bus.publish('categoriesChanged', { institutionId: event.institutionId });
  },
};
