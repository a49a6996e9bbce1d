import type { UserDashboardQuery } from './UserDashboardPage.generated.ts';

/** The viewer on the dashboard of learners. */
export type Learner = NonNullable<UserDashboardQuery['viewer']>;
