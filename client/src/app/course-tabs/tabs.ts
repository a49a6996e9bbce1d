import { type CourseTab, type CourseTabProps } from '#lib/courseTabs';
import { texts } from '#texts/en';
import { lazyScreen, type LazyScreen } from '#lib/lazyScreen';

const tab = (id: string, label: string, load: () => Promise<TabModule>): CourseTab => ({
  id,
  label,
  ...lazyScreen<CourseTabProps>(load),
});

type TabModule = { default: LazyScreen<CourseTabProps>['Component'] };

/**
 * The tabs of a course beside its overview, for members of its institution. Each is a component that a feature exports
 * by default; it stands inside the ApolloProvider and asks its own query.
 */
export const courseTabs: readonly CourseTab[] = [
  tab('assignments', texts.courseAssignments.title, () => import('#features/assignment/CourseAssignments')),
  tab('discussions', texts.discussions.title, () => import('#features/discussion/CourseDiscussions')),
];
