import type { MikroORM } from '@mikro-orm/postgresql';
import { Account } from '#modules/account/account.entity';
import { Activity } from '#modules/activity/activity.entity';
import { Attendance } from '#modules/attendance/attendance.entity';
import { CohortSession } from '#modules/attendance/cohort-session.entity';
import { Category } from '#modules/category/category.entity';
import { Certificate } from '#modules/certificate/certificate.entity';
import { CohortCourse } from '#modules/cohort/cohort-course.entity';
import { CohortInstructor, Milestone } from '#modules/cohort/cohort-parts.entity';
import { Resource } from '#modules/resource/resource.entity';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Course } from '#modules/course/course.entity';
import { Section } from '#modules/course/section.entity';
import { Discussion } from '#modules/discussion/discussion.entity';
import { DiscussionReply } from '#modules/discussion/discussion-reply.entity';
import { Extension } from '#modules/extension/extension.entity';
import { Enrollment } from '#modules/enrollment/enrollment.entity';
import { StoredFile } from '#modules/file/file.entity';
import { Institution } from '#modules/institution/institution.entity';
import { Lesson } from '#modules/lesson/lesson.entity';
import { EnrollmentCompletion } from '#modules/learning/enrollment-completion.entity';
import { LessonCompletion } from '#modules/lesson/lesson-completion.entity';
import { SubmissionAttempt } from '#modules/submission/submission-attempt.entity';
import { SubmissionDraft } from '#modules/submission/submission-draft.entity';
import { Submission } from '#modules/submission/submission.entity';
import { Membership } from '#modules/membership/membership.entity';

/** Every row of a database as entities that reference each other. */
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
    categories: await all(Category),
    courses: await all(Course),
    sections: await all(Section),
    lessons: await all(Lesson),
    completions: await all(LessonCompletion),
    enrollmentCompletions: await all(EnrollmentCompletion),
    activities: await all(Activity),
    submissions: await all(Submission),
    attempts: await all(SubmissionAttempt),
    drafts: await all(SubmissionDraft),
    extensions: await all(Extension),
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
