import { forMembers, topicFeed } from '#platform/live/topic-feed';
import { CATEGORIES } from './category.sources.ts';

/** Feed of an institution's categories. */
export const categoryChanges = forMembers(
  topicFeed<'categoriesChanged', object, null>({
    topic: 'categoriesChanged',
    read: ({ reads }, info) => reads.payload(info, { categories: CATEGORIES }),
    sample: {},
    eventOf: () => ({}),
    concerns: ({ institutionId }, viewer) => viewer.institutionId === institutionId,
  }),
);
