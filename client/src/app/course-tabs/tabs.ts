import { type CourseTab, type CourseTabProps } from '#lib/courseTabs';
import { texts } from '#texts/en';
import { lazyScreen, type LazyScreen } from '#lib/lazyScreen';

const t = texts.courseTabTitles;

const tab = (id: string, label: string, load: () => Promise<TabModule>): CourseTab => ({
  id,
  label,
  ...lazyScreen<CourseTabProps>(load),
});

type TabModule = { default: LazyScreen<CourseTabProps>['Component'] };

/**
 * Tabs of a course besides its overview, for members of its institution. Each tab is the default export of a feature.
 * It runs inside the ApolloProvider and fetches its own data.
 */
export const courseTabs: readonly CourseTab[] = [
  tab('assignments', t.assignments, () => import('#features/assignment/CourseAssignments')),
  tab('resources', t.resources, () => import('#features/resource/CourseResources')),
  tab('discussions', t.discussions, () => import('#features/discussion/CourseDiscussions')),
];

/** Reviews of a course. The ones for visitors run without an ApolloProvider. */
export const courseReviews = {
  member: lazyScreen<CourseTabProps>(() => import('#features/review/CourseReviews')),
  visitor: lazyScreen<CourseTabProps>(() => import('#features/review/VisitorReviews')),
};
