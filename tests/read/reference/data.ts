import type { MikroORM } from '@mikro-orm/postgresql';
import { Account } from '../../../server/src/account/account.entity.ts';
import { Activity } from '../../../server/src/activity/activity.entity.ts';
import { Attendance, CohortSession } from '../../../server/src/attendance/attendance.entity.ts';
import { Certificate } from '../../../server/src/certificate/certificate.entity.ts';
import { CohortCourse } from '../../../server/src/cohort/cohort-course.entity.ts';
import { CohortInstructor, Milestone, Resource } from '../../../server/src/cohort/cohort-parts.entity.ts';
import { Cohort } from '../../../server/src/cohort/cohort.entity.ts';
import { Course } from '../../../server/src/course/course.entity.ts';
import { Section } from '../../../server/src/course/section.entity.ts';
import { Discussion } from '../../../server/src/discussion/discussion.entity.ts';
import { DiscussionReply } from '../../../server/src/discussion/discussion-reply.entity.ts';
import { Enrollment } from '../../../server/src/enrollment/enrollment.entity.ts';
import { StoredFile } from '../../../server/src/file/file.entity.ts';
import { Institution } from '../../../server/src/institution/institution.entity.ts';
import { Lesson, LessonCompletion } from '../../../server/src/lesson/lesson.entity.ts';
import { Submission } from '../../../server/src/submission/submission.entity.ts';
import { Membership } from '../../../server/src/membership/membership.entity.ts';

/** Every row of a database as entities that point to each other. */
export type Data = Awaited<ReturnType<typeof loadData>>;

/** Reads all rows; `orm` connects as the owner. */
export async function loadData(orm: MikroORM) {
  const em = orm.em.fork();
  const all = <T extends object>(entity: new () => T) =>
    em.find(entity, {}, { filters: { tenant: false } }) as Promise<T[]>;
  return {
    accounts: await all(Account),
    institutions: await all(Institution),
    memberships: await all(Membership),
    courses: await all(Course),
    sections: await all(Section),
    lessons: await all(Lesson),
    completions: await all(LessonCompletion),
    activities: await all(Activity),
    submissions: await all(Submission),
    files: await all(StoredFile),
    discussions: await all(Discussion),
    replies: await all(DiscussionReply),
    certificates: await all(Certificate),
    cohorts: await all(Cohort),
    cohortCourses: await all(CohortCourse),
    instructors: await all(CohortInstructor),
    milestones: await all(Milestone),
    resources: await all(Resource),
    sessions: await all(CohortSession),
    attendance: await all(Attendance),
    enrollments: await all(Enrollment),
  };
}
